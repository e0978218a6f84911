import type { Sound } from '../kit/sound.ts'
import type { SlotVoice } from './look.ts'
import type { WinTier } from './win-tier.ts'

/** What a slot lets be heard, on its own scale and instrument. Quiet things are quiet: only a win above the stake sings. */
export const gameSounds = (sound: Sound, voice: SlotVoice) => {
  const step = (index: number): number => {
    const { scale } = voice
    return (scale[index % scale.length] ?? 0) + 12 * Math.floor(index / scale.length)
  }
  return {
    started: (): void => sound.noise({ lasts_s: 0.28, pitch_hz: 420, slide_hz: 900, volume: 0.1 }),
    landed: (reel: number): void => {
      sound.noise({ lasts_s: 0.07, pitch_hz: 190, volume: 0.5 })
      sound.notes({ pitch: step(0) - 24 + reel, volume: 0.12, voice: { harmonics: [1], attack_s: 0.002, decay_s: 0.09 } })
    },
    /** The first scatter is low, the second higher: what has landed, and nothing about what will. */
    scatter: (count: number): void =>
      sound.notes({ pitch: step(count + 1), volume: 0.5, voice }, { pitch: step(count + 3), at_s: 0.07, volume: 0.3, voice }),
    returned: (): void => sound.notes({ pitch: step(1) - 12, volume: 0.22, voice }),
    /** Longer with the multiple; the larger tiers answer themselves in thirds, and the largest once more. */
    won: (tier: WinTier['name'], multiple: number): void => {
      const length = Math.min(9, 3 + Math.floor(Math.log2(multiple + 1)))
      const answers = { win: 0, big: 1, great: 2 }[tier]
      for (let answer = 1; answer <= answers; answer += 1)
        for (let index = 0; index < 4; index += 1)
          sound.notes({ pitch: step(length - 3 + index + answer), at_s: length * 0.085 + answer * 0.5 + index * 0.1, volume: 0.36, voice })
      sound.notes(...Array.from({ length }, (_, index) => ({ pitch: step(index), at_s: index * 0.085, volume: 0.42, voice })), {
        pitch: step(length),
        at_s: length * 0.085,
        volume: 0.5,
        voice,
      })
    },
    feature: (): void =>
      sound.notes(...[0, 2, 4, 5, 7].map((index, turn) => ({ pitch: step(index), at_s: turn * 0.12, volume: 0.45, voice }))),
    grown: (multiplier: number): void => sound.notes({ pitch: step(multiplier + 2), volume: 0.35, voice }),
    /** The catch of a mechanism, a step higher each time. */
    nudged: (nudges: number): void => {
      sound.noise({ lasts_s: 0.05, pitch_hz: 1_400, volume: 0.3 })
      sound.notes({ pitch: step(nudges) - 12, volume: 0.3, voice })
    },
    unrolled: (): void => {
      sound.noise({ lasts_s: 0.35, pitch_hz: 900, slide_hz: 2_400, volume: 0.14 })
      sound.notes({ pitch: step(3), at_s: 0.12, volume: 0.4, voice })
    },
  }
}

export type GameSounds = ReturnType<typeof gameSounds>
