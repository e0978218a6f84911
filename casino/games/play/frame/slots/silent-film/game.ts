import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { silentFilm } from '#engines/slot/games/silent-film.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { filmStrip, symbols } from './symbols.ts'

export const open = openSlot({
  definition: silentFilm,
  maths: publishedMaths['silent-film'],
  logo: { uk, ru, en },
  symbols,
  expandedWild: filmStrip,
  scene,
  cabinet,
  colours: { line: 0xff4a5a, halo: 0xffc24a, dusk: 0x08070b, sparks: [0xffffff, 0xd9d6e0, 0xffd27a, 0xe0324a] },
  spark: 'frame',
  fill: 0.9,
  // The upright piano beside the screen: bright hammers, a little out of tune.
  voice: { harmonics: [1, 0.5, 0.42, 0.12, 0.2, 0.05, 0.12], attack_s: 0.001, decay_s: 0.7, scale: [0, 2, 4, 5, 7, 9, 11] },
  // A quick two-step over the whirr of the projector.
  score: {
    beat_s: 0.28,
    beats_per_bar: 4,
    chords: [
      [0, 4, 7],
      [-3, 1, 4, 7],
      [2, 5, 9],
      [-5, -1, 2, 5],
    ],
    lead: { harmonics: [1, 0.45, 0.36, 0.1, 0.16], attack_s: 0.001, decay_s: 0.5 },
    scale: [-5, 0, 2, 3, 4, 7, 9, 12],
    ambience: 'projector',
  },
})
