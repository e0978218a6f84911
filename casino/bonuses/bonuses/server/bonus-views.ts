import { hasDeposited } from '#casino/money/cash-desk/server/api.ts'
import { gameTitles } from '#casino/money/wallet/extensions.ts'
import { readGrants, readWagers, type GrantStanding } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { toWire, type Currency } from '#kernel/money/currency.ts'
import { pageOfRows } from '#kernel/contract/pages.ts'
import { codedOffers } from '../extensions.ts'
import { refuse, type BonusesPage, type BonusView, type WagerRow } from '../contract.ts'
import { byPriority, daysBetween, finished_limit, isOpenFor, isWithdrawn, mostConverted, offeredUntil } from '../rules.ts'
import { assignOffers, unseenOffers } from './assign-bonuses.ts'
import { bonusesOfPlayer, bonusOf, type BonusRow } from './store.ts'
import { offeredTerms, termsAfter } from './terms-store.ts'
import { offerOf } from './terms-words.ts'

export interface Asking {
  readonly house: House
  readonly player_id: bigint
  readonly language: Language
}

const progressOf = ({ terms, amount_minor, asset }: BonusRow, { balance_minor, wagered_minor, required_minor }: GrantStanding) => {
  const most = mostConverted(terms, amount_minor ?? 0n)
  return {
    wagered: toWire(wagered_minor),
    required: toWire(required_minor),
    balance: toWire(balance_minor),
    becomesCash: toWire(most === null || most > balance_minor ? balance_minor : most),
    mostStake: asset === null ? 0 : terms.wagering.most_stake[asset],
  }
}

/** Bonuses as their player sees them. `currency` is the player's, for bonuses without an amount yet. */
const viewsOf = async ({ house, language }: Asking, currency: Currency, rows: readonly BonusRow[]): Promise<BonusView[]> => {
  const now = house.clock.now()
  const applied = rows.filter(({ state }) => state === 'applied').map(({ id }) => id)
  const [following, grants] = await Promise.all([
    termsAfter(
      house.db,
      rows.map(({ terms }) => terms.slug),
    ),
    applied.length > 0 ? readGrants(house.db, applied) : [],
  ])
  const children = Map.groupBy(following, ({ after }) => after)
  const standings = new Map(grants.map((standing) => [standing.grant_id, standing]))
  return rows.map((row) => {
    const standing = standings.get(row.id)
    const { amount_minor } = row
    return {
      ...offerOf(row.terms, {
        house,
        language,
        currency: row.asset ?? currency,
        amount_minor,
        worth: row.worth,
        days_to_take: daysBetween(row.assigned_at, row.take_by),
        children: children.get(row.terms.slug) ?? [],
      }),
      id: Number(row.id),
      status: row.state,
      amount: amount_minor === null ? null : toWire(amount_minor),
      takeBy: row.take_by.toISOString(),
      finishBy: row.finish_by?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
      converted: toWire(row.converted_minor ?? 0n),
      canRestore: row.state === 'canceled' && row.applied_at === null && row.take_by > now && !isWithdrawn(row),
      progress: standing ? progressOf(row, standing) : null,
    }
  })
}

const currencyOf = async ({ house, player_id }: Asking): Promise<Currency> =>
  (await playerById(house.db, player_id))?.currency ?? house.brand.currency

/** One bonus of the player. Refusals: `bonus-unknown` (404). */
export const bonusView = async (asking: Asking, bonus_id: number): Promise<BonusView> => {
  const row = (await bonusOf(asking.house.db, asking.player_id, BigInt(bonus_id))) ?? refuse('bonus-unknown', {}, 404)
  const [view] = await viewsOf(asking, await currencyOf(asking), [row])
  return view as BonusView
}

/**
 * The player's bonuses. General offers are assigned on the first visit. Players who must not be invited see their existing bonuses
 * only.
 */
export const ownBonuses = async (asking: Asking): Promise<Omit<BonusesPage, 'offers' | 'coded'>> => {
  const { house, player_id } = asking
  const held = () => bonusesOfPlayer(house.db, player_id, finished_limit)
  const [is_invited, fresh, before, has_deposited, currency] = await Promise.all([
    isInAudience(house.db, house, 'invitation', player_id),
    unseenOffers(house.db, house, player_id),
    held(),
    hasDeposited(house.db, player_id),
    currencyOf(asking),
  ])
  const is_new = is_invited && fresh.length > 0
  if (is_new) await inTransaction(house.db, (tx) => assignOffers(tx, house, player_id, fresh))
  const { open, ended } = is_new ? await held() : before
  const now = house.clock.now()
  const is_open = (row: BonusRow): boolean =>
    row.state === 'assigned' && row.take_by > now && !isWithdrawn(row) && (row.amount_minor !== null || isOpenFor(row.terms, has_deposited))
  const inState = (state: BonusRow['state']): readonly BonusRow[] => open.filter((row) => row.state === state)
  const available = is_invited ? open.filter(is_open).toSorted(byPriority) : []
  const shown = { active: inState('applied'), available, waiting: inState('sleeping'), finished: ended }
  const views = new Map((await viewsOf(asking, currency, Object.values(shown).flat())).map((view) => [view.id, view]))
  const viewed = (rows: readonly BonusRow[]): BonusView[] => rows.flatMap(({ id }) => views.get(Number(id)) ?? [])
  return {
    active: viewed(shown.active)[0] ?? null,
    available: viewed(available),
    waiting: viewed(shown.waiting),
    finished: viewed(ended),
  }
}

/** All offers, for guests, in the brand's currency. */
export const offersForGuests = async (house: House, language: Language): Promise<BonusesPage['offers']> => {
  const now = house.clock.now()
  const offered = (await offeredTerms(house.db, now)).filter(({ document }) => isOpenFor(document, false))
  const following = await termsAfter(
    house.db,
    offered.map(({ slug }) => slug),
  )
  return offered.map(({ slug, document, worth }) =>
    offerOf(document, {
      house,
      language,
      currency: house.brand.currency,
      amount_minor: null,
      worth,
      days_to_take: daysBetween(now, offeredUntil(document, now)),
      children: following.filter(({ after }) => after === slug),
    }),
  )
}

/** What announced codes bring to whoever asks; nothing to whom nobody invites to play. */
export const codedFor = async (house: House, player_id: bigint | null, language: Language): Promise<BonusesPage['coded']> => {
  if (player_id !== null && !(await isInAudience(house.db, house, 'invitation', player_id))) return []
  return (await Promise.all(contributionsTo(house.slices, codedOffers).map(({ read }) => read(house, player_id, language)))).flat()
}

/** Counted stakes of a bonus, newest first. Refusals: `bonus-unknown` (404). */
export const wagersOf = async (
  asking: Asking,
  bonus_id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => {
  const { house, player_id, language } = asking
  const row = (await bonusOf(house.db, player_id, BigInt(bonus_id))) ?? refuse('bonus-unknown', {}, 404)
  const [wagers, ...namers] = await Promise.all([
    readWagers(house.db, row.id, limit + 1, offset),
    ...contributionsTo(house.slices, gameTitles).map(({ read }) => read(house, language)),
  ])
  const titleOf = (slug: string): string => namers.map((nameOf) => nameOf(slug)).find((title) => title !== undefined) ?? slug
  const rows = wagers.map(({ at, game, counted_minor }): WagerRow => ({
    at: at.toISOString(),
    title: game === null ? '' : titleOf(game),
    counted: toWire(counted_minor),
  }))
  return pageOfRows(rows, limit)
}
