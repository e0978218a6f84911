import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { goldenOrchard } from '#engines/slot/games/golden-orchard.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols } from './symbols.ts'

export const open = openSlot({
  definition: goldenOrchard,
  maths: publishedMaths['golden-orchard'],
  logo: { uk, ru, en },
  symbols,
  scene,
  cabinet,
  colours: { line: 0xc2321f, halo: 0xf6a91b, dusk: 0x4a2609, sparks: [0xffd257, 0xff8a3c, 0xe8452f, 0x9bd04f] },
  fill: 0.98,
  // A kalimba: round, quick to fade, in a major pentatonic.
  voice: { harmonics: [1, 0.12, 0.3, 0.04], attack_s: 0.003, decay_s: 0.5, scale: [3, 5, 7, 10, 12] },
  // A summer morning in C: warm thirds, a kalimba, birds in the trees.
  score: {
    beat_s: 0.5,
    beats_per_bar: 8,
    chords: [
      [3, 7, 10],
      [0, 3, 7],
      [-4, 0, 3],
      [-2, 2, 5],
    ],
    lead: { harmonics: [1, 0.12, 0.3, 0.04], attack_s: 0.003, decay_s: 0.6 },
    scale: [3, 5, 7, 10, 12, 15],
    ambience: 'birds',
  },
})
