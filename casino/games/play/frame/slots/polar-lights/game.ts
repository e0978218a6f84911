import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { polarLights } from '#engines/slot/games/polar-lights.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { expandedWild, symbols } from './symbols.ts'

export const open = openSlot({
  definition: polarLights,
  maths: publishedMaths['polar-lights'],
  logo: { uk, ru, en },
  symbols,
  expandedWild,
  scene,
  cabinet,
  colours: { line: 0xbdf6ff, halo: 0x7df3d4, dusk: 0x020a1f, sparks: [0xffffff, 0x7df3d4, 0xb48bff, 0x7fd0ff] },
  fill: 0.9,
  // Struck glass: overtones that are no harmonics of a string, in a scale without half steps.
  voice: { harmonics: [1, 0.1, 0.32, 0.05, 0.22], attack_s: 0.004, decay_s: 1.5, scale: [0, 2, 5, 7, 9] },
  // Slow open fifths over the wind.
  score: {
    beat_s: 0.62,
    beats_per_bar: 8,
    chords: [
      [-5, 2, 7],
      [-3, 4, 9],
      [-7, 0, 5],
      [-5, 2, 7],
    ],
    lead: { harmonics: [1, 0.1, 0.3, 0.05, 0.18], attack_s: 0.02, decay_s: 2.2 },
    scale: [0, 2, 5, 7, 9, 12, 14],
    ambience: 'wind',
  },
})
