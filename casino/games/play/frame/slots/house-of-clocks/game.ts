import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { houseOfClocks } from '#engines/slot/games/house-of-clocks.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { caseClock, symbols } from './symbols.ts'

export const open = openSlot({
  definition: houseOfClocks,
  maths: publishedMaths['house-of-clocks'],
  logo: { uk, ru, en },
  symbols,
  expandedWild: caseClock,
  scene,
  cabinet,
  colours: { line: 0xb3362a, halo: 0xffc24a, dusk: 0x14302a, sparks: [0xffe08a, 0xe0a83c, 0xb8743c, 0xfff6d8] },
  spark: 'cog',
  fill: 0.9,
  // A chiming rod: overtones that are no octaves.
  voice: { harmonics: [1, 0, 0.18, 0.4, 0, 0.24, 0.1], attack_s: 0.001, decay_s: 1.1, scale: [0, 4, 5, 7, 9, 12, 14] },
  // A quarter chime over the ticking of the shop.
  score: {
    beat_s: 0.5,
    beats_per_bar: 4,
    chords: [
      [0, 4, 7],
      [5, 9, 12],
      [2, 5, 9],
      [-5, -1, 2],
    ],
    lead: { harmonics: [1, 0, 0.14, 0.3, 0, 0.16], attack_s: 0.001, decay_s: 1.4 },
    scale: [-5, 0, 2, 4, 7, 9, 12],
    ambience: 'clocks',
  },
})
