import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { nightRadio } from '#engines/slot/games/night-radio.ts'
import { MultiplierDial } from '../multiplier-dial.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols } from './symbols.ts'

export const open = openSlot({
  definition: nightRadio,
  maths: publishedMaths['night-radio'],
  logo: { uk, ru, en },
  symbols,
  MultiplierDial,
  scene,
  cabinet,
  colours: { line: 0xff8ac8, halo: 0x2ff0ff, dusk: 0x07031a, sparks: [0xff3d9a, 0x2ff0ff, 0xb06bff, 0xffb53d] },
  spark: 'star',
  fill: 0.92,
  // A synthesizer: a saw with its edge taken off.
  voice: { harmonics: [1, 0.5, 0.33, 0.25, 0.2, 0.16, 0.14], attack_s: 0.006, decay_s: 0.34, scale: [0, 3, 5, 7, 10] },
  // Four chords of a night drive, over a drum machine.
  score: {
    beat_s: 0.54,
    beats_per_bar: 4,
    chords: [
      [0, 3, 7],
      [-4, 0, 3],
      [-9, -5, -2],
      [-2, 2, 5],
    ],
    lead: { harmonics: [1, 0.5, 0.33, 0.25, 0.2], attack_s: 0.01, decay_s: 0.6 },
    scale: [0, 3, 5, 7, 10, 12, 15],
    ambience: 'drums',
  },
})
