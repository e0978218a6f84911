/** NC-004, CN-069: each alias has its own sound. */
export const systemAliases = ['default', 'deposit', 'bonusCredit', 'withdrawal'] as const
export type SystemAlias = (typeof systemAliases)[number]

/** Notifications per page. */
export const messages_limit = 20
/** Maximum ids in one call that marks them as read. */
export const most_read = 100

/** RTM-022: anything but an object with a notification id is invalid. */
export const isNotification = (content: unknown): content is { readonly ncMessageId: number } =>
  typeof content === 'object' && content !== null && typeof (content as { ncMessageId?: unknown }).ncMessageId === 'number'

/** NC-006, OP-002: no toast over the cash desk; the centre stores it. */
export const isSuppressed = (path: string, hash: string): boolean =>
  hash.includes('/cash/deposit') || /(?:^|\/)cash\/deposit(?:\/|$)/.test(path)
