import { playersByIds } from '#casino/account/registration/server/api.ts'
import { excludedAmong } from '#casino/account/responsible-play/server/api.ts'
import { grantAll, type Prize } from '#casino/bonuses/prizes/server/api.ts'
import { postAll } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, toWire, type Currency } from '#kernel/money/currency.ts'
import { PlaceWon, RaceClosed } from '../events.ts'
import { fundOf, prizeOf, prizePlaces, winners_limit } from '../rules.ts'
import { allCurrencies, contestsAccount, raceFund } from './create-race.ts'
import { leaveEntry } from './entry-store.ts'
import { beginRevision, lockOpenRace, markClosed, type RaceRow } from './race-store.ts'
import { countPlayers, type FinalStanding, finalStandings, insertResults, type Result } from './result-store.ts'

type WonPlace = Omit<Result, 'currency'> & { readonly currency: Currency }

/** How a race is claimed and its prizes are named. Tests put mistakes here and must notice them. */
export interface ClosingSteps {
  readonly claim: (tx: Tx, race_id: number) => Promise<RaceRow | undefined>
  readonly keyOf: (race_id: bigint, place: number) => string
}

const steps: ClosingSteps = { claim: lockOpenRace, keyOf: (race_id, place) => `race:${race_id}:${place}` }

/** Who excluded themselves after the end of the race leaves it as who did so before: the next ones move up (reliability 12). */
const rewardedStandings = async (tx: Tx, house: House, race: RaceRow): Promise<FinalStanding[]> => {
  const now = house.clock.now()
  for (;;) {
    const standings = await finalStandings(tx, race.id, Math.max(winners_limit, prizePlaces(race.prizes)))
    const players = standings.map(({ player_id }) => player_id)
    const excluded = await excludedAmong(tx, players, now)
    if (excluded.length === 0) return standings
    await beginRevision(tx, race.id)
    for (const player_id of excluded) await leaveEntry(tx, { race_id: race.id, player_id }, now)
  }
}

const placesOf = async (tx: Tx, house: House, race: RaceRow): Promise<WonPlace[]> => {
  const standings = await rewardedStandings(tx, house, race)
  const players = await playersByIds(
    tx,
    standings.map(({ player_id }) => player_id),
  )
  return standings.map((standing) => {
    const own = players.get(standing.player_id)?.currency
    const currency = isCurrency(own) ? own : house.brand.currency
    return { ...standing, currency, prize_minor: BigInt(prizeOf(race.prizes, standing.place, currency) ?? 0) }
  })
}

const prizesFor = (race: RaceRow, places: readonly WonPlace[], keyOf: ClosingSteps['keyOf']): Prize[] =>
  places
    .filter(({ prize_minor }) => prize_minor > 0n)
    .map(({ place, player_id, currency, prize_minor }) => ({
      key: keyOf(race.id, place),
      player_id,
      kind: 'money',
      currency,
      amount_minor: prize_minor,
      from: raceFund(race.id, currency),
      source: 'contests/races',
      title: { key: 'races.place-prize', values: { race: race.title, place } },
    }))

/** What nobody won goes back to the house, so that the fund ends at zero. */
const returnRest = async (tx: Tx, house: House, race: RaceRow, places: readonly WonPlace[]): Promise<void> => {
  const rests = allCurrencies.map((currency) => {
    const paid = places.filter((place) => place.currency === currency).reduce((sum, { prize_minor }) => sum + prize_minor, 0n)
    return { currency, amount_minor: fundOf(race.prizes, currency) - paid }
  })
  await postAll(
    tx,
    house,
    rests
      .filter(({ amount_minor }) => amount_minor > 0n)
      .map(({ currency, amount_minor }) => ({
        key: `race:${race.id}:rest:${currency}`,
        reason: 'prize-fund',
        reference: `race:${race.id}`,
        postings: [{ from: raceFund(race.id, currency), to: contestsAccount(currency), amount_minor }],
      })),
  )
}

/**
 * Makes the places of a race final, pays its prizes through bonuses/prizes and returns the rest of its fund, all in the caller's
 * transaction. A race that is closed, or being closed by another, is left alone. Returns whether this call closed it.
 */
export const closeRace = async (tx: Tx, house: House, race_id: number, { claim, keyOf } = steps): Promise<boolean> => {
  const race = await claim(tx, race_id)
  if (!race) return false
  const places = await placesOf(tx, house, race)
  const prizes = prizesFor(race, places, keyOf)
  const granted = await grantAll(tx, house, prizes)
  // An exclusion that came in between: the places are made anew.
  if (granted.length < prizes.length) throw new Error('a prize of the race was not granted; the race is closed at the next try')
  await returnRest(tx, house, race, places)
  await insertResults(tx, race.id, places)
  await markClosed(tx, race.id, house.clock.now())
  await announce(tx, house, [
    ...places
      .filter(({ prize_minor }) => prize_minor > 0n)
      .map(({ place, points, currency, prize_minor, player_id }) =>
        PlaceWon({ race_id, place, points, currency, amount_minor: toWire(prize_minor) }, player_id),
      ),
    RaceClosed({ race_id, players: await countPlayers(tx, race.id) }),
  ])
  return true
}
