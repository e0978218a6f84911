import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { alchemistsGold } from '#engines/slot/games/alchemists-gold.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols } from './symbols.ts'

export const open = openSlot({
  definition: alchemistsGold,
  maths: publishedMaths['alchemists-gold'],
  logo: { uk, ru, en },
  symbols,
  scene,
  cabinet,
  colours: { line: 0x7affc8, halo: 0xb06aff, dusk: 0x0a0318, sparks: [0xffe08a, 0x5affa0, 0xff5ae0, 0x4ab8ff] },
  spark: 'bubble',
  fill: 0.92,
  // Glasses that are rubbed: a pure tone that swells before it rings.
  voice: { harmonics: [1, 0.04, 0.12, 0, 0.18], attack_s: 0.03, decay_s: 0.9, scale: [0, 2, 4, 6, 8, 10, 12] },
  // Whole tones that never come home, over a pot on the fire.
  score: {
    beat_s: 0.46,
    beats_per_bar: 6,
    chords: [
      [0, 4, 8],
      [-2, 2, 6],
      [0, 4, 10],
      [-4, 2, 6],
    ],
    lead: { harmonics: [1, 0.02, 0.1, 0, 0.22], attack_s: 0.05, decay_s: 1.8 },
    scale: [0, 2, 4, 6, 8, 10, 12, 14],
    ambience: 'bubbles',
  },
})
