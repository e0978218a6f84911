import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { kyivanChronicle } from '#engines/slot/games/kyivan-chronicle.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols } from './symbols.ts'

export const open = openSlot({
  definition: kyivanChronicle,
  maths: publishedMaths['kyivan-chronicle'],
  logo: { uk, ru, en },
  symbols,
  scene,
  cabinet,
  colours: { line: 0xc8321e, halo: 0xffb92a, dusk: 0x4a2410, sparks: [0xffd35a, 0xfff3c4, 0xc8321e, 0x1f4aa8] },
  fill: 0.93,
  // A bandura: plucked strings that ring on, in the mode of old chants.
  voice: { harmonics: [1, 0.6, 0.34, 0.22, 0.1], attack_s: 0.002, decay_s: 1.1, scale: [0, 2, 3, 5, 7, 9, 10] },
  // A chant of long notes over an open fifth.
  score: {
    beat_s: 0.54,
    beats_per_bar: 8,
    chords: [
      [-12, -5, 0],
      [-14, -7, -2],
      [-9, -5, 0],
      [-12, -5, 0],
    ],
    lead: { harmonics: [1, 0.55, 0.3, 0.2, 0.08], attack_s: 0.003, decay_s: 1.6 },
    scale: [0, 2, 3, 5, 7, 9, 10, 12],
    ambience: 'room',
  },
})
