import type { Jurisdiction } from '#kernel/brand/jurisdiction.ts'
import type { BoardSpec } from './board-spec.ts'
import { faultOfRanges, lastPlace, rangeOf } from './places.ts'
import { faultsOfStakes } from './round-filter.ts'

/** A problem in a board's document, for its author. */
export type SpecFault = string

const rangeFaults = (what: string, list: readonly { readonly places: string }[]): SpecFault[] => {
  const fault = faultOfRanges(list.map(({ places }) => places))
  return fault === null ? [] : [`${what}: ${fault}`]
}

const countsVolume = ({ score }: BoardSpec): boolean => score.kind === 'stakes' || score.kind === 'rounds'

const scoreFaults = (spec: BoardSpec, jurisdiction: Jurisdiction): SpecFault[] => {
  const { score } = spec
  return [
    ...(score.kind === 'coefficients' && !score.table ? ['score: coefficients need their table'] : []),
    ...(countsVolume(spec) && score.most_points === undefined ? ['score: a rule that counts volume needs most_points'] : []),
    ...(score.kind === 'stakes' && !jurisdiction.rewards_for_volume ? ['score: this licence allows no reward for the sum of stakes'] : []),
  ]
}

const bet_scores = ['multiple', 'coefficients', 'wins-in-a-row']

const betFaults = ({ bets, games, score, extra_attempts }: BoardSpec): SpecFault[] => {
  if (!bets) return []
  return [
    ...(games.length > 0 ? ['bets: a board counts rounds of games or bets, not both'] : []),
    ...(extra_attempts === 0 ? [] : ['bets: everybody has the same attempts']),
    ...(bet_scores.includes(score.kind) ? [] : ['score: no board counts how many bets somebody places, or how large they are']),
  ]
}

/** What makes somebody faster may have cost them something, so it brings nobody a prize for their place. */
const boostFaults = ({ boost, bets, teams, score, prizes, points_for_places = [] }: BoardSpec): SpecFault[] => {
  if (!boost) return []
  return [
    ...(prizes.length + points_for_places.length > 0 ? ['boost: where some are faster than others, places bring nothing'] : []),
    ...(score.most_points === undefined ? ['boost: a board with a boost needs most_points'] : []),
    ...(bets || teams ? ['boost: a boost is for the rounds of single players'] : []),
  ]
}

const teamFaults = ({ teams, entry, extra_attempts }: BoardSpec): SpecFault[] => {
  if (!teams) return []
  const twice = new Set(teams.map(({ id }) => id)).size < teams.length
  return [
    ...(twice ? ['teams: two have the same id'] : []),
    ...(entry === 'subscribe' ? [] : ['teams: a team is joined by hand, so entry is "subscribe"']),
    ...(extra_attempts === 0 ? [] : ['teams: members have the same attempts']),
  ]
}

/** They stand beside the prize of a place, which its winner is told of. */
const additionalFaults = ({ prizes, additional_prizes = [] }: BoardSpec): SpecFault[] =>
  additional_prizes.flatMap(({ places }) => {
    const { from, to } = rangeOf(places)
    return from <= to && to <= lastPlace(prizes) ? [] : [`additional_prizes: ${places} are not places with a prize`]
  })

/** The problems of a board that its document alone shows; empty if there are none. */
export const faultsOfSpec = (spec: BoardSpec, jurisdiction: Jurisdiction): SpecFault[] => [
  ...rangeFaults('prizes', spec.prizes),
  ...rangeFaults('points_for_places', spec.points_for_places ?? []),
  ...additionalFaults(spec),
  ...scoreFaults(spec, jurisdiction),
  ...betFaults(spec),
  ...faultsOfStakes(spec.stakes),
  ...teamFaults(spec),
  ...boostFaults(spec),
]
