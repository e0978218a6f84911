import { slotEngines } from '#engines/registry.ts'
import { refusalOf, type Done } from './acts.ts'
import type { Calls } from './calls.ts'
import type { Choices } from './choices.ts'

/** A slot asks for nothing but a stake, and a little cash lasts for long. */
const games = slotEngines.map(({ slug }) => slug)
/** So many of the smallest stakes make somebody feel at home; from less they pay in again. */
const rounds_in_hand = 100
/** Nobody here stakes more than so many of the smallest, however much was won: with one round a pot of the demo grows by less than one unit. */
export const most_of_least = 20
/** After so many rounds on average somebody opens another game. */
const rounds_of_a_game = 25

interface Opened {
  readonly session: string
  readonly balance_minor: number
  readonly stakes: { readonly choices: readonly number[] }
}

export interface Playing {
  readonly round: () => Promise<Done>
  /** They have not enough for the game that they opened. */
  readonly is_short: () => boolean
}

/** Plays one game for a while, then another, at stakes of which somebody could place a hundred. */
export const createPlaying = ({ call }: Calls, choices: Choices): Playing => {
  let is_short = false
  let open: { readonly slug: string; readonly session: string; readonly stake_minor: number } | null = null
  const openGame = async (): Promise<string | null> => {
    const slug = choices.oneOf(games) ?? ''
    const answer = await call('GET', `/rest/game/${slug}/play/?isMoney=true`)
    if (!answer.success) return refusalOf(answer)
    const { session, balance_minor, stakes } = answer.data as Opened
    const least_minor = Math.min(...stakes.choices)
    const in_reach = stakes.choices.filter((choice) => choice * rounds_in_hand <= balance_minor && choice <= least_minor * most_of_least)
    const stake_minor = choices.oneOf(in_reach) ?? least_minor
    is_short = balance_minor < stake_minor
    if (!is_short && session !== '') open = { slug, session, stake_minor }
    return null
  }
  return {
    is_short: () => is_short,
    round: async () => {
      const refused = open ? null : await openGame()
      if (!open) return { act: 'look', refusal: refused }
      const { slug, session, stake_minor } = open
      const refusal = refusalOf(await call('POST', `/rest/game/${slug}/round/`, { session, command: { stake_minor } }))
      // After any refusal the next game is opened anew: it says what somebody has.
      if (refusal !== null || choices.part() < 1 / rounds_of_a_game) open = null
      return { act: 'round', refusal }
    },
  }
}
