import { hash } from 'node:crypto'
import { balanceOf, purseOf, takeFreeSpin, takeRoundStake, type PursePart } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { toWire } from '#kernel/money/currency.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { refuse, type debitForProvider, type Moved } from '../contract.ts'
import { first_asked_after_ms, mostStaked } from '../rules.ts'
import { refuseClosed } from './may-open.ts'
import { once } from './once.ts'
import { openSessionNamed } from './player-session.ts'
import type { GameRow } from './provider-store.ts'
import { addToRound, insertRound, readRollbackOf, readRound, type RoundRow } from './round-store.ts'
import type { SessionRow } from './session-store.ts'

type Asked = BodyOf<typeof debitForProvider>

/** What the ledger knows a stake by, once in the house's life. */
export const stakeReference = (round: RoundRow, transaction: string): string =>
  `provider:${round.id}:${hash('sha256', transaction, 'hex').slice(0, 32)}`

/** The round that the stake belongs to: one that is open, of this very player and game, or a new one. */
const roundOf = async (tx: Tx, house: House, { provider, player_id, currency }: SessionRow, game: GameRow, ref: string) => {
  const { slug, max_win_multiple } = game
  const known = await readRound(tx, provider, ref)
  if (!known) {
    const now = house.clock.now()
    const ask_at = new Date(now.getTime() + first_asked_after_ms)
    const begun = { provider, ref, slug, player_id, currency, max_win_multiple, begun_at: now, ask_at }
    return { round: await insertRound(tx, begun), begins: true }
  }
  if (known.player_id !== player_id || known.slug !== slug || known.currency !== currency) return refuse('provider-round-other', {}, 409)
  if (known.state !== 'open') return refuse('provider-round-over', {}, 409)
  return { round: known, begins: false }
}

/** Takes the stake as that of one of our own rounds: the same call of the ledger, so the same limits, blocks, terms and wagering. */
const take = (tx: Tx, house: House, round: RoundRow, asked: Asked, { begins, kind }: { begins: boolean; kind: string }) => {
  const reference = stakeReference(round, asked.transaction)
  // Only what begins a round is a new round to the licence.
  const least_gap_ms = begins ? house.jurisdiction.minimum_spin_ms : 0
  const { player_id: owner_id, currency: asset, slug: game } = round
  if (asked.freeSpins === undefined) {
    const amount_minor = BigInt(asked.amount)
    return takeRoundStake(tx, house, { owner_id, asset, key: null, reference, game, category: kind, amount_minor, least_gap_ms })
  }
  const request_hash = hash('sha256', reference, 'buffer')
  const spin = { owner_id, asset, key: reference, request_hash, reference, game, stake_minor: BigInt(asked.amount), least_gap_ms }
  return takeFreeSpin(tx, house, { ...spin, free_spins_id: BigInt(asked.freeSpins) })
}

const sumOf = (parts: readonly PursePart[]): bigint => parts.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)

/**
 * Takes a stake for a provider, once by the name of its transaction. Everything that may refuse it is decided here, before the provider
 * draws: session, switch, game, currency, rollback before it, round, the house's most, and the ledger.
 */
export const debit = async (house: House, provider: string, asked: Asked, language: Language): Promise<Moved['data']> => {
  const session = await openSessionNamed(house, provider, asked.session)
  return once(house, { provider, kind: 'debit', request: asked, about: asked.transaction }, async (tx) => {
    if (await readRollbackOf(tx, provider, asked.transaction)) return refuse('provider-rolled-back', {}, 409)
    if (!session) return refuse('provider-session-ended', {}, 403)
    const { currency, player_id } = session
    if (asked.currency !== currency) return refuse('provider-currency', { currency }, 409)
    const game = await refuseClosed(house, tx, session.slug, language)
    const { round, begins } = await roundOf(tx, house, session, game, asked.round)
    const most = mostStaked[currency]
    if (round.staked_minor + BigInt(asked.amount) > BigInt(most))
      return refuse('provider-stake-too-high', { most: amountText(most, currency, language), most_minor: most })
    const parts = await take(tx, house, round, asked, { begins, kind: game.kind })
    const staked_minor = sumOf(parts)
    await addToRound(tx, round.id, { staked_minor, free_minor: asked.freeSpins === undefined ? 0n : staked_minor })
    const balance = toWire(await balanceOf(tx, purseOf(player_id, 'main', currency)))
    return {
      round_id: round.id,
      amount_minor: staked_minor,
      parts: parts.map(({ purse, amount_minor }) => ({ purse, amount_minor: String(amount_minor) })),
      debit_ref: null,
      answer: { transaction: asked.transaction, currency, balance },
    }
  })
}
