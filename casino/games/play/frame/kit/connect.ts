import { isGreeting, readToFrame, type FromFrame, type Init, type ToFrame } from './protocol.ts'

export interface Line {
  readonly init: Init
  readonly send: (message: FromFrame) => void
  /** Sets the listener for every message after `init`, including those that arrived before it was set. */
  readonly listen: (hear: (message: Exclude<ToFrame, Init>) => void) => void
}

/**
 * Waits for the framing page to send its message port. Only a message from the parent window and from this document's own origin is
 * accepted, and only once.
 */
export const connect = (): Promise<Line> =>
  new Promise((resolve) => {
    const site = new URL(document.URL).origin
    const greet = (event: MessageEvent): void => {
      const [port] = event.ports
      if (event.source !== window.parent || event.origin !== site || !isGreeting(event.data) || !port) return
      window.removeEventListener('message', greet)
      const early: Exclude<ToFrame, Init>[] = []
      let hear = (message: Exclude<ToFrame, Init>): void => void early.push(message)
      const send = (message: FromFrame): void => port.postMessage(message)
      port.addEventListener('message', ({ data }) => {
        const message = readToFrame(data)
        if (message === null) return
        if (message.type !== 'init') return hear(message)
        resolve({
          init: message,
          send,
          listen: (given) => {
            hear = given
            for (const kept of early.splice(0)) given(kept)
          },
        })
      })
      port.start()
    }
    window.addEventListener('message', greet)
  })
