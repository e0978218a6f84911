import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { ninthWave } from '#engines/slot/games/ninth-wave.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols, wall } from './symbols.ts'

export const open = openSlot({
  definition: ninthWave,
  maths: publishedMaths['ninth-wave'],
  logo: { uk, ru, en },
  symbols,
  expandedWild: wall,
  scene,
  cabinet,
  colours: { line: 0xffe2a0, halo: 0xffb45a, dusk: 0x04202f, sparks: [0xffffff, 0xb8f4ff, 0x5ad0d8, 0xffd98a] },
  spark: 'drop',
  fill: 0.94,
  // A concertina on deck.
  voice: { harmonics: [1, 0.7, 0.5, 0.36, 0.2, 0.12], attack_s: 0.03, decay_s: 0.5, scale: [0, 2, 3, 5, 7, 9, 10] },
  // A shanty in the dorian mode, over the sea.
  score: {
    beat_s: 0.3,
    beats_per_bar: 6,
    chords: [
      [-12, -5, 0],
      [-14, -7, -2],
      [-12, -9, -5],
      [-10, -5, 2],
    ],
    lead: { harmonics: [1, 0.66, 0.46, 0.3, 0.16], attack_s: 0.03, decay_s: 0.55 },
    scale: [-5, -2, 0, 2, 3, 5, 7, 10],
    ambience: 'water',
  },
})
