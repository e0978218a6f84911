import type { QueryOpener } from '#kernel/web-slice.ts'

/** OP-011, OP-046, OP-047: codes from a link are kept in this tab until its visitor registers. */
const stored = { invited_by: 'referral-code', gift_id: 'free-spin-gift-id', register_flow: 'registration-form' } as const
type LinkWord = keyof typeof stored

/** Flags that open registration. If an address has several, the first one opens it, so that it opens once. */
const flags = ['register', 'register-flow', 'invited_by', 'gift_id'] as const

export type WordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keepWord = (storage: WordStorage, word: LinkWord, value: string): void => {
  if (value !== '') storage.setItem(stored[word], value.slice(0, 64))
}

/** AU-012: codes sent with the registration. */
export const wordsOf = (storage: WordStorage): Partial<Record<'invited_by' | 'gift_id', string>> =>
  Object.fromEntries(
    (['invited_by', 'gift_id'] as const).flatMap((word) => {
      const value = storage.getItem(stored[word])
      return value ? [[word, value]] : []
    }),
  )

/** The gift that goes with the registration: chosen by its visitor in place of what was there; null for none. */
export const keepGift = (storage: WordStorage, gift: string | null): void =>
  gift === null ? storage.removeItem(stored.gift_id) : keepWord(storage, 'gift_id', gift)

/** OP-011: the form requested by the address. */
export const formWish = (storage: WordStorage): string | null => storage.getItem(stored.register_flow)

export const forgetWords = (storage: WordStorage): void => {
  for (const name of Object.values(stored)) storage.removeItem(name)
}

/** Storage keys by flag. */
const wordOf = { register: null, 'register-flow': 'register_flow', invited_by: 'invited_by', gift_id: 'gift_id' } as const

/** Openers of registration, for guests only (OP-009 … OP-011, OP-046, OP-047). `storage` is the tab's own. */
export const registrationOpeners = (storage: () => WordStorage): readonly QueryOpener[] => {
  const openerOf = (flag: (typeof flags)[number], row: string): QueryOpener => ({
    flag,
    open: (value, { is_guest, query, openModal, strip }) => {
      if (!is_guest) return
      // Read once: a player whose session later ends on this page is not asked to register again.
      strip(flag)
      const word = wordOf[flag]
      if (word !== null) keepWord(storage(), word, value)
      if (flags.find((name) => query.has(name)) === flag) openModal('Register')
    },
    rows: [row],
  })
  const chooseForm: QueryOpener = {
    flag: 'register_flow',
    open: (value, { is_guest, strip }) => {
      if (!is_guest) return
      strip('register_flow')
      keepWord(storage(), 'register_flow', value)
    },
    rows: ['OP-011'],
  }
  /** API-282: a promotion's link; registration or log-in from here sends its code. */
  const fromPromotion: QueryOpener = {
    flag: 'promo',
    open: (value, { is_guest, openModal, strip }) => {
      if (!is_guest) return
      strip('promo')
      if (value !== '') openModal('Register', { promo: value.slice(0, 64), source: `promo:${value.slice(0, 64)}` })
    },
    rows: ['API-282', 'API-283'],
  }
  return [
    // Must run first: whatever opens registration afterwards uses this form.
    chooseForm,
    openerOf('register', 'OP-009'),
    openerOf('register-flow', 'OP-010'),
    openerOf('invited_by', 'OP-046'),
    openerOf('gift_id', 'OP-047'),
    fromPromotion,
  ]
}
