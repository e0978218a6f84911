const textOpcode = 0x81

/**
 * A whole, unmasked WebSocket text frame. The hub builds it once and writes the same bytes to every socket, which makes a broadcast
 * cheaper than `ws.send` (RFC 6455, 5.2).
 */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = textOpcode
  if (head === 2) {
    frame[1] = length
  } else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeUInt32BE(0, 2)
    frame.writeUInt32BE(length, 6)
  }
  frame.write(text, head)
  return frame
}
