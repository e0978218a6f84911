import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { oldLviv } from '#engines/slot/games/old-lviv.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols } from './symbols.ts'

export const open = openSlot({
  definition: oldLviv,
  maths: publishedMaths['old-lviv'],
  logo: { uk, ru, en },
  symbols,
  scene,
  cabinet,
  colours: { line: 0xffe2a0, halo: 0xffb347, dusk: 0x120a22, sparks: [0xffd257, 0xfff2c0, 0xd8324a, 0x2d9a8a] },
  fill: 0.94,
  // A café piano, a little out of tune with itself, in the minor of an old waltz.
  voice: { harmonics: [1, 0.42, 0.2, 0.16, 0.06], attack_s: 0.003, decay_s: 0.7, scale: [0, 2, 3, 5, 7, 8, 11] },
  score: {
    beat_s: 0.34,
    beats_per_bar: 6,
    chords: [
      [-12, 0, 3],
      [-7, -4, 0],
      [-5, -1, 2],
      [-12, 0, 3],
    ],
    lead: { harmonics: [1, 0.4, 0.18, 0.14, 0.05], attack_s: 0.004, decay_s: 0.9 },
    scale: [0, 2, 3, 5, 7, 8, 11, 12],
    ambience: 'room',
  },
})
