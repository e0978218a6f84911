import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { spiceCaravan } from '#engines/slot/games/spice-caravan.ts'
import { openSlot } from '../open-slot.ts'
import { createTrailBoard } from '../trail-board.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols } from './symbols.ts'

export const open = openSlot({
  definition: spiceCaravan,
  maths: publishedMaths['spice-caravan'],
  logo: { uk, ru, en },
  symbols,
  trail: createTrailBoard,
  scene,
  cabinet,
  colours: { line: 0xd8401e, halo: 0x12a8a4, dusk: 0x4a1c0e, sparks: [0xffb02e, 0xe8483a, 0xffe08a, 0x12a8a4] },
  fill: 0.95,
  // A lute plucked with a quill.
  voice: { harmonics: [1, 0.6, 0.3, 0.34, 0.12, 0.16], attack_s: 0.002, decay_s: 0.36, scale: [0, 1, 4, 5, 7, 8, 11] },
  // The pace of the camels, in the mode of the road, with their bells.
  score: {
    beat_s: 0.38,
    beats_per_bar: 7,
    chords: [
      [-12, -5, 0],
      [-12, -5, 1],
      [-7, 0, 5],
      [-12, -8, -5],
    ],
    lead: { harmonics: [1, 0.6, 0.3, 0.34, 0.12], attack_s: 0.002, decay_s: 0.5 },
    scale: [0, 1, 4, 5, 7, 8, 11, 12],
    ambience: 'bells',
  },
})
