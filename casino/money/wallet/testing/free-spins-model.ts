import type { GrantModel } from './grant-model.ts'
import type { Played } from './limits-model.ts'
import type { WalletModel } from './wallet-model.ts'

export const spin_stake = 10
export const spins_at_first = 3

/** Free spins as the model keeps them: their wins are cash, or a grant's. */
export interface SpinsModel {
  readonly grant: GrantModel | null
  readonly ends_ms: number
  left: number
  ended: boolean
}

/** A free spin that was played, and where its win went then. */
export interface SpunModel {
  readonly spins: SpinsModel
  readonly request: number
  readonly answer: object
  readonly win: number
  readonly won_by: GrantModel | null
  /** What of its win was beyond the cap of a bonus that had become cash. */
  readonly to_fund: number
  readonly played: Played
  reversed: boolean
}

/** Moves what is for the purse of a grant: once that has ended it goes the way the grant went. Gives what went to its fund. */
const move = ({ balances }: WalletModel, grant: GrantModel | null, amount: number): number => {
  const { main, fund } = grant?.take(amount) ?? { main: amount, fund: 0 }
  balances.main += main
  balances['fund'] = (balances['fund'] ?? 0) + fund
  return fund
}

export const giveModelSpins = (model: WalletModel, number: number, grant: GrantModel | null, ends_ms: number): unknown => {
  const known = model.spins.get(number)
  if (known) return known.grant === grant ? false : 'idempotency-key-reused'
  const worth = spin_stake * spins_at_first
  const fund = model.balances['fund'] ?? 0
  if (fund < worth) return 'insufficient-funds'
  model.balances['fund'] = fund - worth
  model.spins.set(number, { grant, ends_ms, left: spins_at_first, ended: false })
  return true
}

export const spinModel = (
  model: WalletModel,
  number: number,
  asked: { readonly key: number; readonly request: number; readonly win: number; readonly answer: object },
  now_ms: number,
): unknown => {
  const { key, request, win, answer } = asked
  const known = model.spun.get(key)
  if (known) return known.request === request ? [true, known.answer] : 'idempotency-key-reused'
  const spins = model.spins.get(number)
  if (!spins) return 'free-spins-unknown'
  const { grant } = spins
  if (spins.ended || spins.ends_ms <= now_ms || grant?.state === 'returned') return 'free-spins-ended'
  if (model.blocked) return 'stakes-blocked'
  spins.left -= 1
  spins.ended = spins.left === 0
  const to_fund = move(model, grant, win)
  const won_by = grant?.state === 'active' ? grant : null
  const played = model.limits.count(now_ms, 0, won_by ? 0 : win - to_fund)
  model.spun.set(key, { spins, request, answer, win, won_by, to_fund, played, reversed: false })
  return [false, answer]
}

/** Gives how many were not played of those that ended now. */
export const endModelSpins = (model: WalletModel, numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => {
    const spins = model.spins.get(number)
    if (!spins || spins.ended) return []
    const { left } = spins
    model.balances['fund'] = (model.balances['fund'] ?? 0) + left * spin_stake
    spins.left = 0
    spins.ended = true
    return [left]
  })

/** A spin that is taken back is a spin again; after its spins have ended its stake goes where their wins go. */
export const undoModelSpin = (model: WalletModel, key: number): string => {
  const known = model.spun.get(key)
  if (!known) return 'transaction-unknown'
  if (known.reversed) return 'replayed'
  const { spins, win, won_by, to_fund } = known
  const { grant } = spins
  const of_grant = (won_by ? -win : 0) + (spins.ended ? spin_stake : 0)
  const own = won_by ? { main: 0, fund: 0 } : { main: to_fund - win, fund: -to_fund }
  const parts = grant?.split(of_grant) ?? { purse: 0, main: of_grant, fund: 0 }
  const { balances } = model
  const [main, fund] = [balances.main + own.main + parts.main, (balances['fund'] ?? 0) + own.fund + parts.fund]
  if (main < 0 || fund < 0 || (grant?.balance ?? 0) + parts.purse < 0) return 'insufficient-funds'
  grant?.take(of_grant)
  balances.main = main
  balances['fund'] = fund
  if (!spins.ended) spins.left += 1
  known.reversed = true
  known.played.win = 0
  return 'posted'
}
