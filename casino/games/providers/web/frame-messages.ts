/**
 * What the page and a studio's game in its frame may say to each other. No message carries an amount: what the player has is told by the house
 * alone, to the page and to the studio's server. A frame that lies can close itself, and nothing else.
 */
export type FromStudio =
  /** The first picture stands. */
  | { readonly openhouse: 1; readonly type: 'ready' }
  /** The player wants to leave the game. */
  | { readonly openhouse: 1; readonly type: 'close' }
  /** The player wants to pay in. The page asks them, nothing is begun by itself. */
  | { readonly openhouse: 1; readonly type: 'deposit' }

export type ToStudio =
  /** The page has heard `ready`; in which language and how calm it should be. */
  | { readonly openhouse: 1; readonly type: 'hello'; readonly language: string; readonly reducedMotion: boolean }
  /** The player's balance moved: the studio's server asks the house for it. */
  | { readonly openhouse: 1; readonly type: 'balance-moved' }

const types: ReadonlySet<string> = new Set<FromStudio['type']>(['ready', 'close', 'deposit'])

/** The message where it comes from this very frame and origin and has exactly the shape that was agreed on; else null. */
export const readFromStudio = (
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  expected: { readonly origin: string; readonly source: MessageEventSource | null },
): FromStudio | null => {
  if (event.origin !== expected.origin || event.source === null || event.source !== expected.source) return null
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 2) return null
  const { openhouse, type } = data as { readonly openhouse?: unknown; readonly type?: unknown }
  return openhouse === 1 && typeof type === 'string' && types.has(type) ? (data as FromStudio) : null
}
