import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { toWire } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { refuse, type creditForProvider, type Moved } from '../contract.ts'
import { stakeReference } from './debit.ts'
import { once } from './once.ts'
import { mostOfRound, payWin } from './pay-win.ts'
import { readRound } from './round-store.ts'

type Asked = BodyOf<typeof creditForProvider>

/**
 * Pays what an open round brings, once by the name of its transaction, to the purses that staked it. Neither an ended session, an
 * exclusion, a limit, a closed game nor a studio that is switched off stands in its way: what was won is due. A round pays no more in all
 * than its game announced as the largest win when it began, so that a stolen key or a broken game cannot empty the house.
 */
export const credit = (house: House, provider: string, asked: Asked, language: Language): Promise<Moved['data']> =>
  once(house, { provider, kind: 'credit', request: asked, about: asked.transaction }, async (tx) => {
    const round = await readRound(tx, provider, asked.round)
    if (!round) return refuse('provider-round-unknown', {}, 404)
    const { currency, player_id: owner_id } = round
    if (asked.currency !== currency) return refuse('provider-currency', { currency }, 409)
    if (round.state !== 'open') return refuse('provider-round-over', {}, 409)
    const amount_minor = BigInt(asked.amount)
    const most_minor = await mostOfRound(tx, round)
    if (round.won_minor + amount_minor > most_minor) {
      house.log.error({ provider, round: asked.round, amount: asked.amount }, 'a studio credits more than its game can bring')
      return refuse('provider-win-too-high', { most: amountText(Number(most_minor), currency, language), most_minor: toWire(most_minor) })
    }
    await payWin(tx, house, round, stakeReference(round, asked.transaction), amount_minor)
    const balance = toWire(await balanceOf(tx, purseOf(owner_id, 'main', currency)))
    const answer = { transaction: asked.transaction, currency, balance }
    return { round_id: round.id, amount_minor, parts: [], debit_ref: null, answer }
  })
