import { europeanTable } from '#engines/roulette/tables.ts'
import { textOf } from '../../kit/frame-text.ts'
import { announced } from '../announced.ts'
import { fieldWords } from '../cloth-drawing.ts'
import { lyingOf, standingOf } from '../layout.ts'
import { svg } from '../svg.ts'
import type { TableKind } from '../table-kind.ts'
import { tableSounds } from '../table-sounds.ts'
import { brassCross } from '../wheel-drawing.ts'
import { texts } from './texts.ts'

/** A quiet room in the evening: wood, ivory, slow sevenths on an electric piano, and people far off. */
export const europeanKind: TableKind = {
  table: europeanTable,
  look: 'is-european',
  lying: lyingOf(europeanTable),
  standing: standingOf(europeanTable),
  print: 'square',
  fieldWords,
  calls: announced,
  bowl: [
    [0.78, '#3c1a0b'],
    [0.84, '#6b3517'],
    [0.92, '#a05a29'],
    [0.97, '#6b3517'],
    [1, '#2a1107'],
  ],
  cone: [
    [0, '#b3763a'],
    [0.25, '#7d451d'],
    [0.48, '#4a2410'],
  ],
  hub: () => [...brassCross(), svg('circle', { r: 9, class: 'brass' })],
  backdrop: () => null,
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
    return [text('european.how'), text('european.zero'), text('european.volatility')]
  },
  sounds: tableSounds({
    knock: { harmonics: [1, 0.2, 0.42, 0.1], attack_s: 0.002, decay_s: 0.14 },
    chip: [22, 26],
    rush_hz: [1_500, 620],
    hops: [0.76, 0.82, 0.89, 0.95],
    fanfare: { voice: { harmonics: [1, 0.4, 0.2, 0.1], attack_s: 0.006, decay_s: 0.7 }, pitches: [-5, -1, 2, 7], beat_s: 0.11 },
  }),
  score: {
    beat_s: 0.62,
    beats_per_bar: 8,
    chords: [
      [0, 3, 7, 10],
      [5, 9, 12, 15],
      [-2, 2, 5, 8],
      [3, 7, 10, 14],
    ],
    lead: { harmonics: [1, 0.4, 0.06, 0.12], attack_s: 0.008, decay_s: 0.8 },
    scale: [0, 3, 5, 7, 10, 12],
    ambience: 'room',
  },
}
