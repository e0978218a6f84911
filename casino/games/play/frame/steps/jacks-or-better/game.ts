import '../video-poker/machine.css'
import './look.css'
import { jacksOrBetter } from '#engines/steps/games/jacks-or-better.ts'
import { textOf } from '../../kit/frame-text.ts'
import { openSteps } from '../open-steps.ts'
import { videoPokerStage } from '../video-poker/stage.ts'
import { screenBack, screenCard } from './cards.ts'
import { texts } from './texts.ts'

/** A machine of 1985: a blue screen behind glass, squares for tones. */
const square = { harmonics: [1, 0, 0.33, 0, 0.2, 0, 0.14], attack_s: 0.002, decay_s: 0.12 } as const

export const open = openSteps(
  videoPokerStage({
    game: { ...jacksOrBetter, slug: 'jacks-or-better' },
    are_deuces_wild: false,
    face: screenCard,
    back: screenBack,
    voice: square,
    pitches: [3, 7, 10, 15, 19, 22, 27],
    score: {
      beat_s: 0.2,
      beats_per_bar: 16,
      chords: [
        [-21, -14, -9],
        [-24, -17, -12],
        [-19, -12, -7],
        [-17, -10, -5],
      ],
      lead: { harmonics: [1, 0, 0.33, 0, 0.2], attack_s: 0.003, decay_s: 0.16 },
      scale: [-9, -5, -2, 3, 7, 10, 15],
      ambience: 'room',
    },
    thumb: (language) => textOf(texts, language)('jacks.thumb'),
    more: (language) => [textOf(texts, language)('jacks.rules')],
  }),
)
