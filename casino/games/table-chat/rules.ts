import { textFault, type TextFault } from '#kernel/moderated-text/text-fault.ts'

export const most_letters = 200
/** The newest messages that a page shows. */
export const shown_messages = 50

/** Slow mode: the time between two messages of a player, where an operator has not set another one for the room. */
export const slow_s = 5
export const longest_slow_s = 3_600

/** The same words again within this time are a repetition, in whatever room. */
export const repeated_within_ms = 60_000

/** So many different players' reports take a message out of sight until a person has looked. */
export const holding_reports = 3
export const most_ignored = 200

export const reportReasons = ['abuse', 'spam', 'personal', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportings = { name: 'table-chat-report', count: 20, window_s: 3_600 } as const
export const ignorings = { name: 'table-chat-ignore', count: 60, window_s: 3_600 } as const

/** One line, whatever was pasted. */
export const oneLine = (text: string): string => text.replaceAll('\n', ' ')

export const chatFault = (text: string): `chat-${TextFault}` | null => {
  const fault = textFault(text)
  return fault && `chat-${fault}`
}

export interface Writer {
  readonly last_at: Date | null
  readonly last_text: string | null
  readonly muted_until: Date | null
}

export interface RoomRules {
  readonly is_open: boolean
  readonly slow_s: number
}

export type WritingFault =
  | { readonly fault: 'chat-closed' | 'chat-repeated' }
  | { readonly fault: 'chat-muted'; readonly until: Date }
  | { readonly fault: 'chat-slow'; readonly seconds: number }

/** What keeps a player from writing these words at a moment; null where nothing does. */
export const writingFault = (room: RoomRules, writer: Writer, text: string, now: Date): WritingFault | null => {
  if (!room.is_open) return { fault: 'chat-closed' }
  if (writer.muted_until && writer.muted_until > now) return { fault: 'chat-muted', until: writer.muted_until }
  if (!writer.last_at) return null
  const since_ms = now.getTime() - writer.last_at.getTime()
  if (since_ms < room.slow_s * 1000) return { fault: 'chat-slow', seconds: Math.ceil((room.slow_s * 1000 - since_ms) / 1000) }
  return writer.last_text === text.toLowerCase() && since_ms < repeated_within_ms ? { fault: 'chat-repeated' } : null
}
