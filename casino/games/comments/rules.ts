import { textFault, type TextFault } from '#kernel/moderated-text/text-fault.ts'

/** CN-018: the highest rating of a game. */
export const most_rating = 5
export const comments_limit = 10
export const most_letters = 600

/** So many different players' reports take a comment out of sight until a person has looked. */
export const holding_reports = 3

export const reportReasons = ['abuse', 'spam', 'personal', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const postings = { name: 'comments-post', count: 10, window_s: 3_600 } as const
export const reportings = { name: 'comments-report', count: 20, window_s: 3_600 } as const

/** What keeps a plain text from being shown under a game; null where nothing does. */
export const commentFault = (text: string): `comment-${TextFault}` | null => {
  const fault = textFault(text)
  return fault && `comment-${fault}`
}
