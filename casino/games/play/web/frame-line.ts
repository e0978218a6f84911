import { protocol_version, readFromFrame, type FromFrame, type ToFrame } from '../frame/kit/protocol.ts'

export interface FrameLine {
  readonly send: (message: ToFrame) => void
  readonly close: () => void
}

/**
 * Opens the line to a game's document each time it has loaded. Its origin is opaque, so the greeting goes to whatever
 * stands in this very frame; the port alone carries the rest, and only messages of known shape are heard.
 */
export const openFrameLine = (frame: HTMLIFrameElement, onOpen: () => void, hear: (message: FromFrame) => void): FrameLine => {
  let port: MessagePort | null = null
  const greet = (): void => {
    port?.close()
    const channel = new MessageChannel()
    port = channel.port1
    port.addEventListener('message', ({ data }) => {
      const message = readFromFrame(data)
      if (message) hear(message)
    })
    port.start()
    frame.contentWindow?.postMessage({ openhouse_game: protocol_version }, '*', [channel.port2])
    onOpen()
  }
  frame.addEventListener('load', greet)
  return {
    send: (message) => port?.postMessage(message),
    close: () => {
      frame.removeEventListener('load', greet)
      port?.close()
    },
  }
}
