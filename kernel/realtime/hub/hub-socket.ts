import { WebSocket } from 'ws'

const reasons: Readonly<Record<number, string>> = {
  1000: 'closed',
  1002: 'protocol error',
  1003: 'text only',
  1005: 'closed',
  1007: 'invalid text',
  1008: 'policy violation',
  1009: 'message size limit exceeded',
}

/**
 * A server-side WebSocket that never closes without a text reason: clients of this protocol ignore the no-reconnect
 * codes of a close without one, and `ws` itself closes with a bare code on a broken or too long message.
 */
export class HubSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (code === undefined || code === 1005) super.close(1000, reasons[1000])
    else super.close(code, reason && reason.length > 0 ? reason : (reasons[code] ?? 'closed'))
  }
}
