import type { Score } from '../kit/music.ts'

/** A quiet room in the evening: slow sevenths on an electric piano, and people far off. */
export const tableScore: Score = {
  beat_s: 0.62,
  beats_per_bar: 8,
  chords: [
    [0, 3, 7, 10],
    [5, 9, 12, 15],
    [-2, 2, 5, 8],
    [3, 7, 10, 14],
  ],
  lead: { harmonics: [1, 0.4, 0.06, 0.12], attack_s: 0.008, decay_s: 0.8 },
  scale: [0, 3, 5, 7, 10, 12],
  ambience: 'room',
}
