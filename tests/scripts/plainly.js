// A rule for the linter beside its own.

/** @type {Deno.lint.Plugin} */
export default {
  name: 'plainly',
  rules: {
    'no-nested-ternary': {
      create(context) {
        const message = 'a ternary within a ternary: use if, or a function'
        return {
          'ConditionalExpression ConditionalExpression'(node) {
            context.report({ node, message })
          },
        }
      },
    },
  },
}
