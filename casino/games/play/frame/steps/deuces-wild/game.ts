import '../video-poker/machine.css'
import './look.css'
import { deucesWild } from '#engines/steps/games/deuces-wild.ts'
import { textOf } from '../../kit/frame-text.ts'
import { openSteps } from '../open-steps.ts'
import { videoPokerStage } from '../video-poker/stage.ts'
import { prairieBack, prairieCard } from './cards.ts'
import { texts } from './texts.ts'

/** An upright piano that was tuned long ago. */
const piano = { harmonics: [1, 0.62, 0.4, 0.3, 0.22, 0.12], attack_s: 0.003, decay_s: 0.42 } as const

export const open = openSteps(
  videoPokerStage({
    game: { ...deucesWild, slug: 'deuces-wild' },
    are_deuces_wild: true,
    face: prairieCard,
    back: prairieBack,
    voice: piano,
    pitches: [-2, 2, 5, 7, 10, 14, 17],
    score: {
      beat_s: 0.27,
      beats_per_bar: 8,
      chords: [
        [-14, -10, -7],
        [-9, -5, -2],
        [-14, -10, -7],
        [-7, -3, 0, 3],
      ],
      lead: piano,
      scale: [-2, 0, 2, 3, 5, 7, 10],
      ambience: 'wind',
    },
    thumb: (language) => textOf(texts, language)('deuces.thumb'),
    more: (language) => [textOf(texts, language)('deuces.rules')],
  }),
)
