"""Scripts run before a page's own that make its socket behave as on some real networks."""

LATER = "n => Number(document.querySelector('#play [name=at]')?.value) > n"
"""A condition: the page shows a later moment than the given one."""

LATE = """window.WebSocket = class extends WebSocket {
  get readyState () { return window.opened ? super.readyState : WebSocket.CONNECTING }
}"""
NEVER = """window.WebSocket = class {
  static OPEN = 1
  readyState = 0
  close () {}
}"""
BARRED = """window.WebSocket = class {
  static OPEN = 1
  readyState = 3
  constructor () { setTimeout(() => this.onclose?.(), 5) }
  close () {}
}"""
WITHOUT_EVENTS = BARRED + "\ndelete window.EventSource"
MUTE = (
    BARRED
    + """
window.EventSource = class {
  close () {}
}"""
)
