import { setTimeout as rest } from 'node:timers/promises'
import { balanceOf } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { OperatorError, type Decider } from '#kernel/operator/commands.ts'
import { mostAmount } from '../rules.ts'
import { assignGifts, type Gift } from './assign-bonuses.ts'
import { licenceFaults } from './check-terms.ts'
import { fundIn } from './funds.ts'
import { playersGiven } from './store.ts'
import { publishedTerms, type TermsRow } from './terms-store.ts'

/** Players of a list with what each is given: ids, one to a line, and after a comma the amount in minor units where the terms leave it open. */
interface Line {
  readonly player_id: bigint
  readonly amount_minor: bigint | null
}

export const readList = (text: string): Line[] => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const read = lines.map((line, index): Line => {
    const [, id = '', amount] = /^\s*(\d{1,15})\s*(?:,\s*(\d{1,15})\s*)?$/.exec(line) ?? []
    if (id === '') throw new OperatorError(`line ${index + 1} is no player's number: ${line}`)
    return { player_id: BigInt(id), amount_minor: amount === undefined ? null : BigInt(amount) }
  })
  if (new Set(read.map(({ player_id }) => player_id)).size < read.length) throw new OperatorError('a player stands in the list twice')
  return read
}

interface Plan {
  readonly terms: TermsRow
  readonly gifts: readonly Gift[]
  /** In words for the operator: who is left out and why, what it costs and what there is. */
  readonly report: string
  readonly faults: readonly string[]
}

/** Names under which a list may have been given: before, a file was named by what stands in front of its first point. */
const namesOf = (name: string): readonly string[] => [...new Set([name, name.replace(/\..*$/, '')])]

/**
 * Who has had theirs under terms of this slug. Keys did not always name the terms; and of `winners.2026-11` and `winners.2026-12` nobody can say
 * any more which was given as `winners`, so that neither gives its players anything again.
 */
const givenBefore = (house: House, slug: string, name: string, lines: readonly Line[]): Promise<ReadonlySet<bigint>> =>
  playersGiven(
    house.db,
    slug,
    namesOf(name).flatMap((known) =>
      lines.flatMap(({ player_id }) => [`list:${slug}:${known}:${player_id}`, `list:${known}:${player_id}`]),
    ),
  )

/** What giving a bonus to a list would do; writes nothing. `name` is the list's, so that it is given once under the terms of a slug. */
export const planList = async (house: House, slug: string, name: string, lines: readonly Line[]): Promise<Plan> => {
  const terms = await publishedTerms(house.db, slug)
  if (!terms) throw new OperatorError(`no version of ${slug} is published`)
  const { document } = terms
  if (document.trigger !== 'gift') throw new OperatorError(`${slug} is offered to everybody: only gifts are given by a list`)
  const players = await playersByIds(
    house.db,
    lines.map(({ player_id }) => player_id),
  )
  const given = await givenBefore(house, slug, name, lines)
  const known = lines.filter(({ player_id }) => players.has(player_id))
  // In a break nobody can take a bonus, and its days to be taken run: who is left out now is given it when the list is given again.
  const invited = await withinAudience(house.db, house, 'invitation', known, ({ player_id }) => player_id)
  const to_give = invited.filter(({ player_id }) => !given.has(player_id))
  const gifts = to_give.map(({ player_id, amount_minor }): Gift => {
    const asset = players.get(player_id)?.currency ?? house.brand.currency
    return { player_id, key: `list:${slug}:${name}:${player_id}`, asset, amount_minor: amount_minor ?? mostAmount(document, asset) }
  })
  const faults = licenceFaults(document, house)
  const costs: string[] = given.size > 0 ? [`given before under the name ${namesOf(name).join(' or ')}: ${given.size}`] : []
  for (const asset of new Set(gifts.map((gift) => gift.asset))) {
    const of_asset = gifts.filter((gift) => gift.asset === asset)
    const cost = of_asset.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)
    const stands = await balanceOf(house.db, fundIn(terms.id, asset))
    costs.push(`${asset}: ${of_asset.length} bonuses, ${cost} of ${stands} minor units in the fund`)
    if (cost > stands) faults.push(`${asset}: the fund does not hold them`)
    const most = mostAmount(document, asset as keyof typeof document.budget)
    if (of_asset.some(({ amount_minor }) => amount_minor === 0n || amount_minor > most))
      faults.push(`${asset}: a bonus is nothing, or above ${most}`)
  }
  const left_out = `${lines.length - known.length} unknown, ${known.length - invited.length} who may not be invited to play now`
  return { terms, gifts, faults, report: [`${gifts.length} players; left out: ${left_out}`, ...costs].join('\n') }
}

const at_once = 5_000

/**
 * Gives a bonus to a list, some thousands to a transaction, and rests after each for as long as it took: nobody waits for a list, and
 * everybody for their round. Each transaction has its line in the audit log, so that a run that breaks off has told what it gave. Run again it
 * gives only what is missing. Says what it did.
 */
export const grantList = async (
  house: House,
  slug: string,
  name: string,
  lines: readonly Line[],
  { actor, reason }: Decider,
): Promise<string> => {
  const { terms, gifts, faults, report } = await planList(house, slug, name, lines)
  if (faults.length > 0) throw new OperatorError([...faults, report].join('\n'))
  let given = 0
  for (let from = 0; from < gifts.length; from += at_once) {
    const begun_ms = performance.now()
    given += await inTransaction(house.db, async (tx) => {
      const { length } = await assignGifts(tx, house, terms, gifts.slice(from, from + at_once))
      const data = { version: terms.version, list: name, given: length }
      await appendAudit(tx, house, { actor, action: 'bonuses/bonuses.grant-list', reason, subject: `bonus-terms:${slug}`, data })
      return length
    })
    if (from + at_once < gifts.length) await rest(performance.now() - begun_ms)
  }
  house.facts.wake()
  return `${given} given\n${report}`
}
