import { americanTable } from '#engines/roulette/tables.ts'
import { textOf } from '../../kit/frame-text.ts'
import { fieldWords } from '../cloth-drawing.ts'
import { lyingOf, standingOf } from '../layout.ts'
import { svg } from '../svg.ts'
import type { TableKind } from '../table-kind.ts'
import { tableSounds } from '../table-sounds.ts'
import { strip } from './strip.ts'
import { texts } from './texts.ts'

/** A hub cap of chrome with a star on it. */
const hubCap = (): readonly SVGElement[] => [
  svg('circle', { r: 46, class: 'chrome-ring' }),
  ...Array.from({ length: 16 }, (_, fin) =>
    svg('path', { d: 'M-2.4 -24L0 -44L2.4 -24Z', transform: `rotate(${fin * 22.5})`, class: 'chrome' }),
  ),
  svg('circle', { r: 24, class: 'chrome' }),
  svg('path', {
    d: 'M0 -19L4.6 -6.3L18 -5.9L7.4 2.4L11.2 15.4L0 7.8L-11.2 15.4L-7.4 2.4L-18 -5.9L-4.6 -6.3Z',
    class: 'hub-star',
  }),
]

/** A diner at the desert road: ovals on the felt, a wheel of chrome that lies before you, a walking bass. */
export const americanKind: TableKind = {
  table: americanTable,
  look: 'is-american',
  lying: lyingOf(americanTable),
  standing: standingOf(americanTable),
  print: 'oval',
  fieldWords,
  calls: {},
  bowl: [
    [0.78, '#0b1016'],
    [0.82, '#dfe8ee'],
    [0.86, '#5d6b76'],
    [0.93, '#c3cfd8'],
    [0.97, '#3c4852'],
    [1, '#0d1318'],
  ],
  cone: [
    [0, '#8b1330'],
    [0.3, '#5c0c22'],
    [0.48, '#2b0612'],
  ],
  hub: hubCap,
  backdrop: strip,
  rows: [
    ['straight', 'roulette.kind.straight'],
    ['split', 'roulette.kind.split'],
    ['street', 'roulette.kind.street'],
    ['corner', 'roulette.kind.corner-only'],
    ['first-five', 'roulette.kind.first-five'],
    ['six-line', 'roulette.kind.six-line'],
    ['dozen', 'roulette.kind.dozen'],
    ['red', 'roulette.kind.red'],
  ],
  rules: ({ language }) => {
    const text = textOf(texts, language)
    return [text('american.how'), text('american.worse'), text('american.five'), text('american.zeros')]
  },
  sounds: tableSounds({
    // Clay on felt, and a ball over steel.
    knock: { harmonics: [1, 0.6, 0.12], attack_s: 0.002, decay_s: 0.1 },
    chip: [15, 13],
    rush_hz: [2_300, 900],
    hops: [0.78, 0.83, 0.87, 0.9, 0.93, 0.97],
    fanfare: {
      voice: { harmonics: [1, 0.8, 0.7, 0.5, 0.4, 0.3], attack_s: 0.02, decay_s: 0.32 },
      pitches: [-5, -2, 0, 3, 4, 7],
      beat_s: 0.13,
    },
  }),
  score: {
    beat_s: 0.36,
    beats_per_bar: 8,
    chords: [
      [-12, -8, -5, -2],
      [-7, -3, 0, 3],
      [-12, -8, -5, -2],
      [-5, -1, 2, 5],
    ],
    lead: { harmonics: [1, 0.5, 0.35, 0.25, 0.15], attack_s: 0.006, decay_s: 0.3 },
    scale: [-12, -9, -7, -6, -5, -2, 0, 3],
    ambience: 'crickets',
  },
}
