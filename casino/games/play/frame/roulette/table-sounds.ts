import type { Sound, Voice } from '../kit/sound.ts'
import type { TableSounds } from './table-kind.ts'

/** What a table is made of, as it is heard. */
interface Material {
  /** Chips on the cloth, and the ball over the frets. */
  readonly knock: Voice
  readonly chip: readonly [first: number, second: number]
  /** The rush of the ball, from its start to its fall. */
  readonly rush_hz: readonly [from: number, till: number]
  readonly hops: readonly number[]
  readonly fanfare: { readonly voice: Voice; readonly pitches: readonly number[]; readonly beat_s: number }
}

/** What a table sounds like. A return not above the stake sounds like any other end of a round. */
export const tableSounds =
  ({ knock, chip: [first, second], rush_hz: [from, till], hops, fanfare }: Material) =>
  (sound: Sound): TableSounds => ({
    chip: () => sound.notes({ pitch: first, volume: 0.5, voice: knock }, { pitch: second, at_s: 0.035, volume: 0.3, voice: knock }),
    chipOff: () => sound.notes({ pitch: first - 8, volume: 0.4, voice: knock }),
    started: () => sound.noise({ lasts_s: 1.6, pitch_hz: from * 0.6, slide_hz: from, volume: 0.16 }),
    runsOut: (lasts_s) => {
      sound.noise({ lasts_s: lasts_s * 0.72, pitch_hz: from, slide_hz: till, volume: 0.2 })
      for (const at of hops) sound.notes({ pitch: first + 8 - at * 10, at_s: lasts_s * at, volume: 0.5, voice: knock })
    },
    landed: () => sound.notes({ pitch: first - 20, volume: 0.5, voice: knock }),
    won: () =>
      sound.notes(...fanfare.pitches.map((pitch, index) => ({ pitch, at_s: index * fanfare.beat_s, volume: 0.55, voice: fanfare.voice }))),
  })
