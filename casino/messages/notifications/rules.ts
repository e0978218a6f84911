/** NC-004, CN-069: each alias has a sound of its own. */
export const systemAliases = ['default', 'deposit', 'bonusCredit', 'withdrawal'] as const
export type SystemAlias = (typeof systemAliases)[number]

/** A page of the centre. */
export const messages_limit = 20
/** Ids in one call that marks them read. */
export const most_read = 100

/** RTM-022: anything that is not an object, or names no notification, is wrong content. */
export const isNotification = (content: unknown): content is { readonly ncMessageId: number } =>
  typeof content === 'object' && content !== null && typeof (content as { ncMessageId?: unknown }).ncMessageId === 'number'

/** NC-006, OP-002: nothing is shown over the cash desk. The centre keeps it. */
export const isSuppressed = (path: string, hash: string): boolean =>
  hash.includes('/cash/deposit') || /(?:^|\/)cash\/deposit(?:\/|$)/.test(path)
