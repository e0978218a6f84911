import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { cossackTreasure } from '#engines/slot/games/cossack-treasure.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { expandedWild, symbols } from './symbols.ts'

export const open = openSlot({
  definition: cossackTreasure,
  maths: publishedMaths['cossack-treasure'],
  logo: { uk, ru, en },
  symbols,
  expandedWild,
  scene,
  cabinet,
  colours: { line: 0xffe08f, halo: 0xffb347, dusk: 0x120206, sparks: [0xffd257, 0xffe9a0, 0xe0303c, 0xf08c2c] },
  fill: 0.98,
  // A bandura: bright plucked strings in the Dorian of the kobzars.
  voice: { harmonics: [1, 0.55, 0.36, 0.22, 0.12, 0.07], attack_s: 0.002, decay_s: 0.85, scale: [-2, 0, 3, 5, 7, 10] },
  // The river at dusk in the Dorian of the kobzars: plucked bandura strings over slow chords.
  score: {
    beat_s: 0.36,
    beats_per_bar: 12,
    chords: [
      [0, 3, 7],
      [5, 9, 12],
      [-2, 2, 5],
      [0, 3, 7],
    ],
    lead: { harmonics: [1, 0.55, 0.36, 0.22, 0.12], attack_s: 0.002, decay_s: 0.9 },
    scale: [-5, -2, 0, 3, 5, 7, 9, 10],
    ambience: 'water',
  },
})
