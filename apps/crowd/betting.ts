import { refusalOf, type Done } from './acts.ts'
import type { Calls } from './calls.ts'
import type { Choices } from './choices.ts'

interface SportEvent {
  readonly id: number
  readonly isOpen: boolean
}

interface Market {
  readonly id: number
  readonly state: string
  readonly outcomes: readonly { readonly outcome: string; readonly odds: number | null }[]
}

interface Selection {
  readonly marketId: number
  readonly outcome: string
  readonly odds: number
}

/** What somebody stakes on one bet, in minor units: a little, so that a deposit lasts. */
const stake_minor = 2_000
/** With more legs hardly any express wins, and people know it. */
const longest_express = 4

const openEvents = async ({ call }: Calls, is_live: boolean): Promise<readonly SportEvent[]> => {
  const { data } = await call('GET', `/rest/sport-betting/events/?limit=50&${is_live ? 'live=true' : 'live=false&soon=1'}`)
  return ((data ?? []) as SportEvent[]).filter(({ isOpen }) => isOpen)
}

/** Opens a match's page and picks one outcome of any market that it offers. */
const pick = async ({ call }: Calls, { oneOf }: Choices, event: SportEvent): Promise<Selection | null> => {
  const markets =
    ((await call('GET', `/rest/sport-betting/events/${event.id}/`)).data as { readonly markets: readonly Market[] } | undefined)?.markets ??
    []
  const market = oneOf(markets.filter(({ state }) => state === 'open'))
  const chosen = oneOf((market?.outcomes ?? []).filter(({ odds }) => odds !== null))
  return market && chosen?.odds ? { marketId: market.id, outcome: chosen.outcome, odds: chosen.odds } : null
}

const picks = async (calls: Calls, choices: Choices, count: number): Promise<Selection[]> => {
  const events = await openEvents(calls, choices.part() < 0.6)
  const found: Selection[] = []
  for (let left = [...events]; left.length > 0 && found.length < count;) {
    const event = choices.oneOf(left)
    left = left.filter((one) => one !== event)
    const selection = event && (await pick(calls, choices, event))
    if (selection) found.push(selection)
  }
  return found
}

const looked: Done = { act: 'look', refusal: null }

/** What the slip asks before each bet. */
const quoted = ({ call }: Calls, betType: string, selections: readonly Selection[], sizes?: string): Promise<unknown> => {
  const chosen = selections.map(({ marketId, outcome }) => `${marketId}:${outcome}`).join(',')
  return call(
    'GET',
    `/rest/sport-betting/quote/?${new URLSearchParams({ betType, selections: chosen, ...(sizes && { sizes }) }).toString()}`,
  )
}

const send = async ({ call }: Calls, act: Done['act'], slip: object): Promise<Done> => ({
  act,
  refusal: refusalOf(await call('POST', '/rest/sport-betting/bets/', { amount: stake_minor, ...slip })),
})

/** One outcome of one match, half of the time in play, at whatever the player agrees to where its price moves meanwhile. */
export const betOnOne = async (calls: Calls, choices: Choices): Promise<Done> => {
  const selections = await picks(calls, choices, 1)
  if (selections.length === 0) return looked
  await quoted(calls, 'single', selections)
  return send(calls, 'bet', { betType: 'single', selections, oddsChange: choices.oneOf(['none', 'higher', 'any']) })
}

export const betExpress = async (calls: Calls, choices: Choices): Promise<Done> => {
  const selections = await picks(calls, choices, 2 + Math.floor(choices.part() * (longest_express - 1)))
  if (selections.length < 2) return looked
  await quoted(calls, 'multi', selections)
  return send(calls, 'express', { betType: 'multi', selections, oddsChange: 'any' })
}

export const betSystem = async (calls: Calls, choices: Choices): Promise<Done> => {
  const selections = await picks(calls, choices, 3)
  if (selections.length < 3) return looked
  await quoted(calls, 'system', selections, '2')
  return send(calls, 'system', { betType: 'system', sizes: [2], selections, oddsChange: 'any' })
}

interface Offer {
  readonly selections: readonly Selection[]
  readonly odds: number
}

/** A ready combination of one match. */
export const betBuilder = async (calls: Calls, choices: Choices): Promise<Done> => {
  const event = choices.oneOf(await openEvents(calls, false))
  const offers = event ? ((await calls.call('GET', `/rest/sport-betting/events/${event.id}/builder/`)).data as Offer[] | undefined) : []
  const offer = choices.oneOf(offers ?? [])
  if (!offer) return looked
  const selections = offer.selections.map(({ marketId, outcome, odds }) => ({ marketId, outcome, odds }))
  return send(calls, 'builder', { betType: 'builder', selections, odds: offer.odds, oddsChange: 'any' })
}

interface OwnBet {
  readonly id: number
  readonly stake: number
  readonly cashOut: { readonly offer: number } | null
}

/** Opens the own bets, and takes back a whole one or half of one, or leaves it to an offer a little better than this one. */
export const takeBack = async ({ call }: Calls, { oneOf, part }: Choices): Promise<Done> => {
  const bets = ((await call('GET', '/rest/sport-betting/bets/?open=true')).data ?? []) as OwnBet[]
  const bet = oneOf(bets.filter(({ cashOut }) => cashOut !== null))
  if (!bet?.cashOut) return looked
  const path = `/rest/sport-betting/bets/${bet.id}`
  const { offer } = bet.cashOut
  const how = part()
  if (how < 0.3)
    return { act: 'cash-out', refusal: refusalOf(await call('POST', `${path}/auto-cash-out/`, { amount: Math.ceil(offer * 1.1) })) }
  const body = how < 0.6 && bet.stake > 1 ? { offer: 1, stake: Math.floor(bet.stake / 2) } : { offer }
  return { act: 'cash-out', refusal: refusalOf(await call('POST', `${path}/cash-out/`, body)) }
}

/** The pages of the sportsbook. */
const places = [
  'sport/',
  'sport/live/',
  'sport/football/',
  'sport/tennis/',
  'sport/results/',
  'sport/bets/',
  'sport/leaderboard/',
  'sport/express-of-the-day/',
  'match-of-the-day/',
  'austin-major/',
  'national-league/',
] as const

export const lookAround = async (calls: Calls, choices: Choices): Promise<Done> => {
  const [event] = choices.part() < 0.5 ? await openEvents(calls, true) : []
  const place = event ? `sport/event/${event.id}/` : (choices.oneOf(places) ?? places[0])
  return { act: 'look', refusal: refusalOf(await calls.call('GET', `/rest/page/${place}`)) }
}
