/** An email in plain text: readable everywhere, with nothing that can be executed or tracked. */
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

/** A call that hangs up after ringing; the last digits of the calling number are the code. */
export interface FlashCall {
  readonly kind: 'flash-call'
  readonly to: string
  readonly digits: string
}

export type Message = Letter | TextMessage | FlashCall

/** Sends a message. Throws if it was not accepted; the caller may retry. */
export type Carrier<M extends Message = Message> = (message: M) => Promise<void>
