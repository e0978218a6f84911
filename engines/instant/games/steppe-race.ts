import { segmentsGame } from '../segments/segments-game.ts'

/** A horse of the race: in so many of a hundred races it comes first. */
export interface RaceHorse {
  readonly id: string
  readonly chance: number
  readonly twentieths: number
}

/** Chance times pay is 96 stakes of a hundred for each horse. */
export const raceHorses: readonly RaceHorse[] = [
  { id: 'storm', chance: 40, twentieths: 48 },
  { id: 'amber', chance: 20, twentieths: 96 },
  { id: 'raven', chance: 16, twentieths: 120 },
  { id: 'frost', chance: 12, twentieths: 160 },
  { id: 'poppy', chance: 8, twentieths: 240 },
  { id: 'feather', chance: 4, twentieths: 480 },
]

/** In how many orders the other five may come in: what the second draw tells, for the eye alone. */
const other_orders = 120

/** The order at the finish, the winner first: indices of `raceHorses`. */
export const finishOf = ([value = 0, order = 0]: readonly number[]): readonly number[] => {
  let end = 0
  const winner = raceHorses.findIndex(({ chance }) => value < (end += chance))
  const left = raceHorses.map((_, index) => index).filter((index) => index !== winner)
  const others: number[] = []
  let rest = order
  for (let count = left.length; count > 0; count -= 1) {
    others.push(...left.splice(rest % count, 1))
    rest = Math.floor(rest / count)
  }
  return [winner, ...others]
}

export const steppeRace = segmentsGame({
  slug: 'steppe-race',
  names: { uk: 'Степові перегони', ru: 'Степные скачки', en: 'Steppe Race' },
  choices: Object.fromEntries(
    raceHorses.map(({ id }) => [
      id,
      raceHorses.map((horse) => ({ ways: horse.chance, twentieths: horse.id === id ? horse.twentieths : 0 })),
    ]),
  ),
  also: [other_orders],
})
