/** A letter. Plain text: it can be read anywhere, and nothing in it can be run or tracked. */
export interface Letter {
  readonly kind: 'letter'
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A text message to a phone number, `+` and digits. */
export interface TextMessage {
  readonly kind: 'text'
  readonly to: string
  readonly text: string
}

/** A call that rings and hangs up; the last digits of the calling number are the code. */
export interface FlashCall {
  readonly kind: 'flash-call'
  readonly to: string
  readonly digits: string
}

export type Message = Letter | TextMessage | FlashCall

/** Takes a message over. Throws when it was not accepted; then the caller may try again. */
export type Carrier<M extends Message = Message> = (message: M) => Promise<void>
