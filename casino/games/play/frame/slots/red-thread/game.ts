import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { redThread } from '#engines/slot/games/red-thread.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols } from './symbols.ts'

export const open = openSlot({
  definition: redThread,
  maths: publishedMaths['red-thread'],
  logo: { uk, ru, en },
  symbols,
  scene,
  cabinet,
  colours: { line: 0xd0142a, halo: 0xf0b22e, dusk: 0x6a5238, sparks: [0xd0142a, 0x1c1a22, 0xe0a02e, 0xffffff] },
  spark: 'cross',
  fill: 0.94,
  // A dulcimer: struck strings, two to a note.
  voice: { harmonics: [1, 0.7, 0.4, 0.3, 0.16, 0.1], attack_s: 0.001, decay_s: 0.85, scale: [0, 2, 3, 6, 7, 9, 10] },
  // A slow dance in three over an open fifth, beside a window with birds.
  score: {
    beat_s: 0.36,
    beats_per_bar: 3,
    chords: [
      [-12, -5, 0, 3],
      [-12, -5, 2],
      [-10, -3, 0],
      [-12, -5, 0, 3],
    ],
    lead: { harmonics: [1, 0.6, 0.36, 0.24, 0.12], attack_s: 0.001, decay_s: 0.7 },
    scale: [0, 2, 3, 6, 7, 9, 10, 12],
    ambience: 'birds',
  },
})
