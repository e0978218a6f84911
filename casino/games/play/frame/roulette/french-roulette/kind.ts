import { frenchTable } from '#engines/roulette/tables.ts'
import { textOf } from '../../kit/frame-text.ts'
import { announced } from '../announced.ts'
import { fieldWords } from '../cloth-drawing.ts'
import { svg } from '../svg.ts'
import type { TableKind } from '../table-kind.ts'
import { tableSounds } from '../table-sounds.ts'
import { frenchLying, frenchStanding, frenchWords } from './cloth.ts'
import { salon } from './salon.ts'
import { texts } from './texts.ts'

/** A rosette of eight petals with a spire, as old turrets have it. */
const rosette = (): readonly SVGElement[] => [
  ...Array.from({ length: 8 }, (_, petal) =>
    svg('path', {
      d: 'M0 -8C9 -18 9 -34 0 -46C-9 -34 -9 -18 0 -8Z',
      transform: `rotate(${petal * 45})`,
      class: petal % 2 === 0 ? 'brass' : 'pearl',
    }),
  ),
  svg('circle', { r: 13, class: 'walnut' }),
  svg('circle', { r: 9, class: 'brass' }),
  svg('circle', { r: 4, class: 'pearl' }),
]

const harp = { harmonics: [1, 0.55, 0.3, 0.18, 0.1], attack_s: 0.004, decay_s: 1.1 } as const

/** A salon of 1900: an old cloth with French words, a wheel of walnut and pearl, a slow waltz. */
export const frenchKind: TableKind = {
  table: frenchTable,
  look: 'is-french',
  lying: frenchLying,
  standing: frenchStanding,
  print: 'digit',
  fieldWords: (text, place) => frenchWords(place) || fieldWords(text, place),
  calls: announced,
  bowl: [
    [0.78, '#1d0f0a'],
    [0.83, '#f0e2c0'],
    [0.85, '#3b1d14'],
    [0.93, '#6d3a26'],
    [0.97, '#c9a45a'],
    [1, '#23100a'],
  ],
  cone: [
    [0, '#7a4330'],
    [0.3, '#4a2418'],
    [0.48, '#25110b'],
  ],
  hub: rosette,
  backdrop: salon,
  rows: [
    ['straight', 'roulette.kind.straight'],
    ['split', 'roulette.kind.split'],
    ['street', 'roulette.kind.street'],
    ['corner', 'roulette.kind.corner'],
    ['six-line', 'roulette.kind.six-line'],
    ['dozen', 'roulette.kind.dozen'],
    ['red', 'roulette.kind.red'],
  ],
  rules: ({ language }) => {
    const text = textOf(texts, language)
    return [text('french.how'), text('french.partage'), text('french.chips'), text('french.volatility')]
  },
  sounds: tableSounds({
    // Mother-of-pearl: bright, with next to no foot.
    knock: { harmonics: [1, 0.05, 0.6, 0.3, 0.4], attack_s: 0.001, decay_s: 0.08 },
    chip: [31, 34],
    rush_hz: [1_150, 420],
    hops: [0.74, 0.79, 0.85, 0.9, 0.96],
    fanfare: { voice: harp, pitches: [-5, -1, 2, 4, 7, 11, 14], beat_s: 0.075 },
  }),
  score: {
    beat_s: 0.42,
    beats_per_bar: 6,
    chords: [
      [-9, -2, 3],
      [-14, -4, 2],
      [-7, 0, 5],
      [-2, 5, 8],
      [-9, -2, 3],
      [-11, -4, 1],
    ],
    lead: { harmonics: [1, 0.7, 0.5, 0.34, 0.2], attack_s: 0.05, decay_s: 0.34 },
    scale: [3, 5, 7, 8, 10, 12, 15],
    ambience: 'room',
  },
}
