import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { grantAll, priceToPromise, type Prize } from '#casino/bonuses/prizes/server/api.ts'
import { fillFund, fundAccount } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { PositiveAmountMinor, Slug } from '#kernel/contract/schemas.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { OperatorError, type Decider } from '#kernel/operator/commands.ts'
import { freeSpinsFields } from '../contract.ts'

const codes = Object.keys(currencies) as Currency[]

/** Free spins for players of one currency. `name` is the list's, so that it is given once. */
const List = Type.Object(
  {
    name: Slug,
    players: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 5_000, uniqueItems: true }),
    currency: Type.Enum(codes),
    stake_minor: PositiveAmountMinor,
    ...freeSpinsFields,
  },
  { additionalProperties: false },
)
const check = Compile(List)

interface Plan {
  readonly list: Static<typeof List>
  readonly players: readonly bigint[]
  readonly prize: Pick<Prize, 'kind' | 'content'>
  /** Of one player, minor units. */
  readonly worth_minor: bigint
  /** In words for the operator. */
  readonly report: string
}

/** What giving free spins to a list would do; writes nothing. Throws OperatorError on what cannot be. */
export const planFreeSpins = async (house: House, written: unknown): Promise<Plan> => {
  if (!check.Check(written))
    throw new OperatorError(
      [...check.Errors(written)].map(({ instancePath, message }) => `${instancePath || 'list'}: ${message}`).join('\n'),
    )
  const { name: _, players: ids, ...content } = written
  const prize = { kind: 'free-spins', content }
  let worth_minor: bigint
  try {
    worth_minor = priceToPromise(house, prize).amount_minor
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error), { cause: error })
  }
  const known = await playersByIds(house.db, ids.map(BigInt))
  const players = [...known].filter(([, { currency }]) => currency === content.currency).map(([id]) => id)
  const cost = worth_minor * BigInt(players.length)
  const left_out = `${ids.length - known.size} unknown, ${known.size - players.length} with another currency`
  return { list: written, players, prize, worth_minor, report: `${players.length} players, ${cost} minor units; left out: ${left_out}` }
}

/** Gives free spins to a list as prizes, all or none, out of a fund that is filled for them. Says what it did. */
export const giveFreeSpinsList = async (house: House, written: unknown, { actor, reason }: Decider): Promise<string> => {
  const { list, players, prize, worth_minor, report } = await planFreeSpins(house, written)
  if (players.length === 0) throw new OperatorError(report)
  const campaign = `free-spins-list:${list.name}`
  const given = await inTransaction(house.db, async (tx) => {
    await fillFund(tx, house, { campaign, asset: list.currency, step: 'given', amount_minor: worth_minor * BigInt(players.length) })
    const rows = await grantAll(
      tx,
      house,
      players.map((player_id) => ({
        ...prize,
        key: `${campaign}:${player_id}`,
        player_id,
        from: fundAccount(campaign, list.currency),
        source: 'bonuses/free-spins',
        title: { key: 'free-spins.prize.title', values: {} },
      })),
    )
    const data = { name: list.name, given: rows.length }
    await appendAudit(tx, house, { actor, action: 'bonuses/free-spins.give', reason, subject: campaign, data })
    return rows.length
  })
  house.facts.wake()
  return `${given} given\n${report}`
}
