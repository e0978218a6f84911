import { cash_version } from '#casino/money/cash-desk/rules.ts'
import { liveEngines } from '#engines/registry.ts'
import type { TableCommand } from '#engines/table/bets.ts'
import type { Answer, Calls } from './calls.ts'
import type { Choices } from './choices.ts'

export type Act =
  | 'register'
  | 'sign-in'
  | 'deposit'
  | 'round'
  | 'live'
  | 'bet'
  | 'express'
  | 'system'
  | 'builder'
  | 'cash-out'
  | 'take-part'
  | 'look'

/** What one act came to. */
export interface Done {
  readonly act: Act
  /** The code of a refusal; null where it went through. */
  readonly refusal: string | null
}

type Chance = Pick<Choices, 'oneOf'>

export const refusalOf = ({ success, error }: Answer): string | null => (success ? null : (error ?? 'refused'))

/** The sandbox's test card that succeeds. */
const card = '4242424242424242'

/** Pays in by the first method and the test card, what the desk offers at first. */
export const deposit = async ({ call, form }: Calls): Promise<Done> => {
  const { data } = await call('POST', '/rest/cash/', { version: cash_version })
  const desk = data as
    | { readonly methods: readonly { id: number }[]; readonly currency: { id: number }; readonly defaultAmount: number }
    | undefined
  const order = { method_id: desk?.methods[0]?.id ?? 0, currency_id: desk?.currency.id ?? 0, amount: desk?.defaultAmount ?? 0 }
  const begun = await call('POST', '/rest/cash/input/', order)
  if (begun.success && begun.redirectUrl) await form(new URL(begun.redirectUrl, 'http://site').pathname, { card })
  return { act: 'deposit', refusal: refusalOf(begun) }
}

interface Table {
  readonly round: { readonly id: string; readonly state: string } | null
  readonly stakes: { readonly chips: readonly number[] }
}

/** Sits down at a table of the live floor and, while its window is open, lays the smallest chip somewhere. Who only looks keeps it going too. */
export const sitAtTable = async ({ call }: Calls, { oneOf }: Chance): Promise<Done> => {
  const engine = oneOf(liveEngines)
  const slug = engine?.slug ?? ''
  const watched = await call('POST', '/rest/live/watch/', { slugs: [slug] })
  if (!watched.success) return { act: 'look', refusal: refusalOf(watched) }
  const { round, stakes } = (await call('GET', `/rest/live/tables/${slug}/`)).data as Table
  const command = oneOf(Object.values(engine?.published ?? {})) as TableCommand | undefined
  const place = oneOf(command?.bets ?? [])?.place
  if (round?.state !== 'betting' || place === undefined) return { act: 'look', refusal: null }
  const bets = [{ place, stake_minor: Math.min(...stakes.chips) }]
  return { act: 'live', refusal: refusalOf(await call('POST', `/rest/live/tables/${slug}/bets/`, { round: round.id, bets })) }
}

interface SportEvent {
  readonly isOpen: boolean
  readonly main: {
    readonly id: number
    readonly state: string
    readonly outcomes: readonly { readonly outcome: string; readonly odds: number | null }[]
  } | null
}

/** Bets a little on the main market of an event that is open; looks on where nothing is. */
export const bet = async ({ call }: Calls, { oneOf }: Chance): Promise<Done> => {
  const { data } = await call('GET', '/rest/sport-betting/events/?limit=20')
  const markets = ((data ?? []) as SportEvent[]).flatMap(({ isOpen, main }) => (isOpen && main?.state === 'open' ? [main] : []))
  const market = oneOf(markets)
  const chosen = oneOf((market?.outcomes ?? []).filter(({ odds }) => odds !== null))
  if (!market || !chosen) return { act: 'look', refusal: null }
  const selections = [{ marketId: market.id, outcome: chosen.outcome, odds: chosen.odds }]
  const slip = { betType: 'single', selections, amount: 2_000, oddsChange: 'any' }
  return { act: 'bet', refusal: refusalOf(await call('POST', '/rest/sport-betting/bets/', slip)) }
}

interface Confrontation {
  readonly ownTeam: number | null
  readonly teams: readonly { readonly id: number }[]
  readonly board: { readonly state: string }
}

/** Signs up for the tournament that runs and joins a team, where that was not done. */
export const takePart = async ({ call }: Calls, { oneOf }: Chance): Promise<Done> => {
  const tournament = (await call('GET', '/rest/tournament/')).data as { readonly id: number } | null | undefined
  if (tournament) await call('POST', `/rest/tournaments/${tournament.id}/subscribe/`)
  const kombat = (await call('GET', '/rest/confrontation/')).data as Confrontation | null | undefined
  const team = kombat?.ownTeam === null && kombat.board.state !== 'closed' ? oneOf(kombat.teams) : undefined
  if (team) await call('POST', '/rest/confrontation/team/join/', { teamId: team.id })
  return { act: 'take-part', refusal: null }
}

/** What somebody looks at between rounds. */
const places = ['/rest/page/', '/rest/page/games/', '/rest/page/races/', '/rest/page/jackpots/', '/rest/page/contests/'] as const

export const look = async ({ call }: Calls, { oneOf }: Chance): Promise<Done> => ({
  act: 'look',
  refusal: refusalOf(await call('GET', oneOf(places) ?? places[0])),
})
