import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { pigeonPost } from '#engines/slot/games/pigeon-post.ts'
import { CoinSums } from '../coin-sums.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols } from './symbols.ts'

export const open = openSlot({
  definition: pigeonPost,
  maths: publishedMaths['pigeon-post'],
  logo: { uk, ru, en },
  symbols,
  CoinSums,
  scene,
  cabinet,
  colours: { line: 0xd8281e, halo: 0x2f7be0, dusk: 0x1c3a6e, sparks: [0xffffff, 0xdfeaf8, 0xffd75a, 0xe8432e] },
  spark: 'feather',
  fill: 0.95,
  // A flute with some breath in it.
  voice: { harmonics: [1, 0.14, 0.22, 0.03], attack_s: 0.035, decay_s: 0.42, scale: [5, 7, 9, 12, 14] },
  // A march on the way to the first house, with doves on the ledge.
  score: {
    beat_s: 0.42,
    beats_per_bar: 4,
    chords: [
      [5, 9, 12],
      [0, 5, 9],
      [-2, 2, 5],
      [0, 4, 7],
    ],
    lead: { harmonics: [1, 0.14, 0.22, 0.03], attack_s: 0.03, decay_s: 0.4 },
    scale: [5, 7, 9, 10, 12, 14, 17],
    ambience: 'doves',
  },
})
