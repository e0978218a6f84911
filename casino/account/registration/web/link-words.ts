import type { QueryOpener } from '#kernel/web-slice.ts'

/** OP-046, OP-047: what came with a link stays with this tab until its visitor registers. */
const stored = { invited_by: 'referral-code', gift_id: 'free-spin-gift-id' } as const
type LinkWord = keyof typeof stored

/** The flags that open registration. Of several in one address the first opens it, so that it opens once. */
const flags = ['register', 'invited_by', 'gift_id'] as const

export type WordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const keepWord = (storage: WordStorage, word: LinkWord, value: string): void => {
  if (value !== '') storage.setItem(stored[word], value.slice(0, 64))
}

/** AU-012: what goes with the registration. */
export const wordsOf = (storage: WordStorage): Partial<Record<LinkWord, string>> =>
  Object.fromEntries(
    (['invited_by', 'gift_id'] as const).flatMap((word) => {
      const value = storage.getItem(stored[word])
      return value ? [[word, value]] : []
    }),
  )

export const forgetWords = (storage: WordStorage): void => {
  for (const name of Object.values(stored)) storage.removeItem(name)
}

/** Openers of registration, for guests alone (OP-009, OP-046, OP-047). `storage` is the tab's own. */
export const registrationOpeners = (storage: () => WordStorage): readonly QueryOpener[] => {
  const openerOf = (flag: (typeof flags)[number], row: string): QueryOpener => ({
    flag,
    open: (value, { is_guest, query, openModal, strip }) => {
      if (!is_guest) return
      // Heard once: a player whose session ends later on this page is not asked to register again.
      strip(flag)
      if (flag !== 'register') keepWord(storage(), flag, value)
      if (flags.find((name) => query.has(name)) === flag) openModal('Register')
    },
    rows: [row],
  })
  return [openerOf('register', 'OP-009'), openerOf('invited_by', 'OP-046'), openerOf('gift_id', 'OP-047')]
}
