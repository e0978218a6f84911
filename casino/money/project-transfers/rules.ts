/**
 * A transfer as its sender's house sees it. `sending`: the money stands in the clearing account of the other project until that one has said
 * what became of it. `recalling`: the same, and it is asked to void it. `arrived`, `returned`: over.
 */
export const transferStates = ['sending', 'recalling', 'arrived', 'returned'] as const
export type TransferState = (typeof transferStates)[number]

/** The states from which a transfer may move to each; the database holds the same. */
const statesBefore: Record<TransferState, readonly TransferState[]> = {
  sending: [],
  recalling: ['sending'],
  arrived: ['sending', 'recalling'],
  returned: ['sending', 'recalling'],
}
export const mayComeFrom = (state: TransferState): readonly TransferState[] => statesBefore[state]

export const isOpen = (state: TransferState): boolean => state === 'sending' || state === 'recalling'

/** What the receiving house makes of a transfer, once and for ever. `voided`: the sender took it back before it came. */
export const receivedStates = ['accepted', 'refused', 'voided'] as const
export type ReceivedState = (typeof receivedStates)[number]

/**
 * Why a house takes no transfer. `unlinked`: it knows no such link, any more. `blocked`: play or deposits are closed for the player there.
 * `limit`: beyond a deposit limit that they set. `currency`: they play in another one. `late`: it came after the sender's time for it.
 */
export const receiveFaults = ['unlinked', 'blocked', 'limit', 'currency', 'late'] as const
export type ReceiveFault = (typeof receiveFaults)[number]

/** Why a transfer came back; `recalled`: no answer in time, or play was closed for the player meanwhile. `house`: an operator ended it. */
export const returnReasons = [...receiveFaults, 'recalled', 'house'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** What an answer about a transfer makes of it at its sender. */
export const endOf = (state: ReceivedState, reason: ReceiveFault | null): { state: 'arrived' | 'returned'; reason: ReturnReason | null } =>
  state === 'accepted' ? { state: 'arrived', reason: null } : { state: 'returned', reason: reason ?? 'recalled' }

/** So long the other house may take to answer before the money is asked back. */
export const given_up_after_ms = 24 * 60 * 60_000

/** A code is good for so long: time to open the other site and sign in. */
export const code_lasts_ms = 10 * 60_000
const code_length = 12
/** No I, L, O, U: each sign is read in one way. */
const code_signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code of 60 bits; `below` is the house's random source. */
export const makeCode = (below: (n: number) => number): string =>
  Array.from({ length: code_length }, () => code_signs[below(code_signs.length)]).join('')

/** A code as it is shown: in groups of four. */
export const shownCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** A code as somebody typed it; null where it cannot be one. */
export const typedCode = (typed: string): string | null => {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === code_length && [...code].every((sign) => code_signs.includes(sign)) ? code : null
}

/** How many transfers a list shows at once. */
export const transfers_limit = 10
