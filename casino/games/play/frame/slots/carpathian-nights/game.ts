import './theme.css'
import { publishedMaths } from '#engines/maths.gen.ts'
import { carpathianNights } from '#engines/slot/games/carpathian-nights.ts'
import { openSlot } from '../open-slot.ts'
import en from './logo-en.svg?raw'
import ru from './logo-ru.svg?raw'
import uk from './logo-uk.svg?raw'
import { cabinet, scene } from './scene.ts'
import { symbols } from './symbols.ts'

export const open = openSlot({
  definition: carpathianNights,
  maths: publishedMaths['carpathian-nights'],
  logo: { uk, ru, en },
  symbols,
  scene,
  cabinet,
  colours: { line: 0xffd98a, halo: 0x86a8ff, dusk: 0x02041a, sparks: [0xffd98a, 0xff8d4d, 0xbcd0ff, 0xffffff] },
  fill: 0.98,
  // A sopilka in the distance: a breath before the tone, a minor pentatonic.
  voice: { harmonics: [1, 0.05, 0.16, 0.02], attack_s: 0.05, decay_s: 0.75, scale: [0, 3, 5, 7, 10] },
  // Night in A minor: long low fifths, a sopilka now and then, crickets and an owl.
  score: {
    beat_s: 0.8,
    beats_per_bar: 6,
    chords: [
      [0, 7],
      [-2, 5],
      [-4, 3],
      [-5, 2],
    ],
    lead: { harmonics: [1, 0.05, 0.16, 0.02], attack_s: 0.09, decay_s: 1.1 },
    scale: [0, 3, 5, 7, 10],
    ambience: 'crickets',
  },
})
