import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { grantAll, grantedKeys, priceToPromise, type Prize } from '#casino/bonuses/prizes/server/api.ts'
import { balanceOf, fillFund, fundAccount } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { PositiveAmountMinor, Slug } from '#kernel/contract/schemas.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
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
  /** Who may be given them now, also those who have had theirs. */
  readonly players: readonly bigint[]
  /** Those among them who have not had theirs, by their number. */
  readonly missing: readonly bigint[]
  readonly prize: Pick<Prize, 'kind' | 'content'>
  /** Of one player, minor units. */
  readonly worth_minor: bigint
  /** In words for the operator. */
  readonly report: string
}

const campaignOf = (name: string): string => `free-spins-list:${name}`
const keyOf = (name: string, player_id: bigint): string => `${campaignOf(name)}:${player_id}`

/**
 * Puts into the fund what is missing for those who have not had theirs: what an earlier run left over is used first. The step is named after
 * one of them: how many had theirs before is no name, since that is the same again where one of those may be given nothing any more.
 */
const fillForMissing = async (tx: Tx, house: House, { list, missing, worth_minor }: Plan): Promise<void> => {
  const campaign = campaignOf(list.name)
  const wanted_minor = worth_minor * BigInt(missing.length)
  const amount_minor = wanted_minor - (await balanceOf(tx, fundAccount(campaign, list.currency)))
  if (amount_minor > 0n) await fillFund(tx, house, { campaign, asset: list.currency, step: `given-to-${missing[0]}`, amount_minor })
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
  const fitting = [...known].filter(([, { currency }]) => currency === content.currency).map(([id]) => id)
  const players = await withinAudience(house.db, house, 'reward', fitting, (id) => id)
  const given = await grantedKeys(
    house.db,
    players.map((id) => keyOf(written.name, id)),
  )
  const missing = players.filter((id) => !given.has(keyOf(written.name, id))).toSorted((one, other) => Number(one - other))
  const left_out = [
    `${ids.length - known.size} unknown`,
    `${known.size - fitting.length} with another currency`,
    `${fitting.length - players.length} who may be given nothing`,
    `${given.size} given before`,
  ].join(', ')
  const report = `${missing.length} players, ${worth_minor * BigInt(missing.length)} minor units; left out: ${left_out}`
  return { list: written, players, missing, prize, worth_minor, report }
}

/** Gives free spins to a list as prizes, all or none, out of a fund that is filled for them. Run again it gives what is missing. Says what it did. */
export const giveFreeSpinsList = async (house: House, written: unknown, { actor, reason }: Decider): Promise<string> => {
  const plan = await planFreeSpins(house, written)
  const { list, players, prize, report } = plan
  if (players.length === 0) throw new OperatorError(report)
  const campaign = campaignOf(list.name)
  const given = await inTransaction(house.db, async (tx) => {
    await fillForMissing(tx, house, plan)
    const rows = await grantAll(
      tx,
      house,
      players.map((player_id) => ({
        ...prize,
        key: keyOf(list.name, player_id),
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
