"""Lines to the server as some networks have them: scripts that run before a page's own."""

LATE = """window.WebSocket = class extends WebSocket {
  get readyState () { return window.opened ? super.readyState : WebSocket.CONNECTING }
}"""
NEVER = """window.WebSocket = class {
  static OPEN = 1
  readyState = 0
  close () {}
}"""
