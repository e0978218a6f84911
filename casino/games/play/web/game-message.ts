import type { Text } from '#kernel/i18n/texts.ts'
import { noteClosed, noteOpened } from './closed-games.ts'

interface GameMessage {
  readonly event?: string
  readonly data: unknown
}

/** RTM-059: a game was closed by a person, or may be played again. Only the open game of that name has something to say. */
export const handle = ({ event, data }: GameMessage): void => {
  const { slug, message = null } = (data ?? {}) as { readonly slug?: unknown; readonly message?: Text | null }
  if (typeof slug !== 'string') throw new TypeError('game: wrong content')
  if (event === 'closed') noteClosed(slug, message)
  if (event === 'opened') noteOpened(slug)
}
