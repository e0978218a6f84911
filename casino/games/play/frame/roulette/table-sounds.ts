import type { Sound, Voice } from '../kit/sound.ts'

/** Wood and ivory: dry, with a round foot. */
const wood: Voice = { harmonics: [1, 0.2, 0.42, 0.1], attack_s: 0.002, decay_s: 0.14 }
const brass: Voice = { harmonics: [1, 0.4, 0.2, 0.1], attack_s: 0.006, decay_s: 0.7 }

/** What the table sounds like. A return not above the stake sounds like any other end of a round. */
export const tableSounds = (sound: Sound) => ({
  chip: () => {
    sound.notes({ pitch: 22, volume: 0.5, voice: wood }, { pitch: 26, at_s: 0.035, volume: 0.3, voice: wood })
  },
  chipOff: () => sound.notes({ pitch: 14, volume: 0.4, voice: wood }),
  started: () => sound.noise({ lasts_s: 1.6, pitch_hz: 900, slide_hz: 1_500, volume: 0.16 }),
  runsOut: (lasts_s: number) => {
    sound.noise({ lasts_s: lasts_s * 0.72, pitch_hz: 1_500, slide_hz: 620, volume: 0.2 })
    // The ball over the frets, hop by hop.
    for (const at of [0.76, 0.82, 0.89, 0.95]) sound.notes({ pitch: 30 - at * 10, at_s: lasts_s * at, volume: 0.5, voice: wood })
  },
  landed: () => sound.notes({ pitch: 2, volume: 0.5, voice: wood }),
  won: () => sound.notes(...[0, 4, 7, 12].map((pitch, index) => ({ pitch: pitch - 5, at_s: index * 0.11, volume: 0.55, voice: brass }))),
})
