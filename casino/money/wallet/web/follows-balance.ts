/**
 * The mark (`meta`) of queries whose answer contains what can be spent: they are asked anew when a balance arrives. A mark and not a
 * message handler in each slice, so that a page without such a query loads nothing for it.
 */
export const follows_balance = { follows_balance: true } as const

export const isFollowing = ({ meta }: { readonly meta?: Readonly<Record<string, unknown>> | undefined }): boolean =>
  meta?.['follows_balance'] === true
