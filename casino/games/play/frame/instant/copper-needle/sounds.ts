import type { Score } from '../../kit/music.ts'
import type { Sound, Voice } from '../../kit/sound.ts'

/** A clockwork in a brass case. */
const tick: Voice = { harmonics: [1, 0.1, 0.5, 0.05, 0.3], attack_s: 0.001, decay_s: 0.045 }
const chime: Voice = { harmonics: [1, 0.05, 0.34, 0.02, 0.16], attack_s: 0.003, decay_s: 1.1 }

/** Notes of a win, more of them the more stakes it brought. */
const rising = [0, 4, 7, 12, 16, 19, 24] as const

export const needleSounds = (sound: Sound) => ({
  moved: (): void => sound.notes({ pitch: 26, volume: 0.35, voice: tick }),
  started: (): void => sound.noise({ lasts_s: 0.5, pitch_hz: 700, slide_hz: 1_900, volume: 0.1 }),
  /** The needle settles: ticks that slow down. */
  settles: (lasts_s: number): void => {
    for (const share of [0.02, 0.09, 0.17, 0.27, 0.39, 0.54, 0.72])
      sound.notes({ pitch: 22 - share * 8, at_s: lasts_s * share, volume: 0.4, voice: tick })
  },
  stopped: (): void => sound.notes({ pitch: 5, volume: 0.4, voice: tick }),
  won: (multiple: number): void => {
    const count = Math.min(rising.length, 2 + Math.floor(Math.log2(multiple)))
    sound.notes(...rising.slice(0, count).map((pitch, index) => ({ pitch, at_s: index * 0.1, volume: 0.5, voice: chime })))
  },
})

/** A cabin at sea: slow open fifths, and the water outside. */
export const needleScore: Score = {
  beat_s: 0.7,
  beats_per_bar: 6,
  chords: [
    [-5, 2, 7],
    [-7, 0, 5],
    [-2, 5, 9],
    [-5, 2, 10],
  ],
  lead: { harmonics: [1, 0.12, 0.3], attack_s: 0.01, decay_s: 1.2 },
  scale: [2, 4, 7, 9, 14],
  ambience: 'water',
}
