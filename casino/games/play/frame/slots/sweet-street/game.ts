import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { sweetStreet } from '#engines/slot/games/sweet-street.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { createTiles } from '../tiles.ts'
import { symbols, tile } from './symbols.ts'

export const open = openSlot({
  definition: sweetStreet,
  maths: publishedMaths['sweet-street'],
  logo: { uk, ru, en },
  symbols,
  tile: { ...tile, create: createTiles },
  scene,
  cabinet,
  colours: { line: 0xffe14a, halo: 0xffe14a, dusk: 0x4a1238, sparks: [0xffe14a, 0xff7fae, 0x7fe8c8, 0xffffff] },
  fill: 0.9,
  // A musical box.
  voice: { harmonics: [1, 0.02, 0.5, 0.02, 0.2], attack_s: 0.001, decay_s: 0.6, scale: [0, 2, 4, 5, 7, 9, 11] },
  // A light waltz of the musical box.
  score: {
    beat_s: 0.28,
    beats_per_bar: 6,
    chords: [
      [0, 4, 7],
      [-3, 0, 4],
      [-7, -3, 0],
      [-5, -1, 2],
    ],
    lead: { harmonics: [1, 0.02, 0.45, 0.02, 0.16], attack_s: 0.001, decay_s: 0.8 },
    scale: [0, 2, 4, 7, 9, 12, 14, 16],
    ambience: 'birds',
  },
})
