import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { mavkaPond } from '#engines/slot/games/mavka-pond.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols } from './symbols.ts'

export const open = openSlot({
  definition: mavkaPond,
  maths: publishedMaths['mavka-pond'],
  logo: { uk, ru, en },
  symbols,
  scene,
  cabinet,
  colours: { line: 0xfff2a0, halo: 0xfff6c0, dusk: 0x04303a, sparks: [0xffffff, 0xff9ac0, 0xc0e86a, 0x8fd4f0] },
  fill: 0.96,
  // A wooden flute over water drops.
  voice: { harmonics: [1, 0.06, 0.18, 0.02], attack_s: 0.03, decay_s: 0.5, scale: [0, 2, 4, 7, 9] },
  score: {
    beat_s: 0.46,
    beats_per_bar: 8,
    chords: [
      [-5, 0, 4],
      [-3, 0, 5],
      [-8, -1, 4],
      [-5, 0, 4],
    ],
    lead: { harmonics: [1, 0.05, 0.16, 0.02], attack_s: 0.05, decay_s: 1.1 },
    scale: [0, 2, 4, 7, 9, 12, 14],
    ambience: 'water',
  },
})
