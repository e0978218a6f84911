import type { Sound, Voice } from './sound.ts'

/** Background music of a game: repeating chords, a quiet melody and ambient noise. */
export interface Score {
  readonly beat_s: number
  /** One bar each, in semitones from A; repeated. */
  readonly chords: readonly (readonly number[])[]
  readonly beats_per_bar: number
  readonly lead: Voice
  /** Notes of the melody, in ascending semitones. */
  readonly scale: readonly number[]
  readonly ambience: 'birds' | 'crickets' | 'water' | 'wind' | 'room'
}

/** Music synthesized in the browser, switched off separately from the sounds of a game. */
export interface Music {
  on: boolean
  /** Starts as soon as sound is allowed, which is never before the first click. */
  play(score: Score): void
  /** During free spins the melody is fuller. */
  setFeature(on: boolean): void
}

const pad_volume = 0.1
const lead_volume = 0.13
const ambience_volume = 0.07

/** Pseudo-random numbers with a fixed seed: the melody does not repeat soon, and is the same each time. */
const scattered = (seed: number): number => {
  const wave = Math.sin(seed * 91.7) * 9_731.31
  return wave - Math.floor(wave)
}

const padOf = (bar_s: number): Voice => ({ harmonics: [1, 0.28, 0.12], attack_s: bar_s * 0.35, decay_s: bar_s * 0.95 })
const chirp: Voice = { harmonics: [1], attack_s: 0.008, decay_s: 0.05 }

const ambiences: Readonly<Record<Score['ambience'], (sound: Sound, bar: number, bar_s: number) => void>> = {
  birds: (sound, bar, bar_s) => {
    const at_s = scattered(bar) * bar_s * 0.7
    const pitch = 36 + Math.round(scattered(bar + 0.5) * 7)
    for (let call = 0; call < 3; call += 1)
      sound.notes({ pitch: pitch + (call % 2) * 3, at_s: at_s + call * 0.11, volume: ambience_volume * 0.7, voice: chirp })
  },
  crickets: (sound, bar, bar_s) => {
    for (let call = 0; call < 8; call += 1)
      sound.notes({ pitch: 40, at_s: (call >> 1) * (bar_s / 4) + (call % 2) * 0.07, volume: ambience_volume * 0.4, voice: chirp })
    // A distant owl, every fourth bar.
    const owl: Voice = { harmonics: [1, 0.05], attack_s: 0.12, decay_s: 0.5 }
    if (bar % 4 === 3) for (const at_s of [0.4, 1.1]) sound.notes({ pitch: -5, at_s, volume: ambience_volume * 1.4, voice: owl })
  },
  water: (sound, bar, bar_s) => {
    for (const half of [0, 0.5])
      sound.noise({
        lasts_s: bar_s * 0.6,
        pitch_hz: 360 + scattered(bar + half) * 160,
        slide_hz: 240,
        volume: ambience_volume,
        at_s: bar_s * half,
      })
  },
  wind: (sound, bar, bar_s) => {
    // Two gusts of wind that overlap.
    const from_hz = 300 + scattered(bar) * 260
    sound.noise({ lasts_s: bar_s * 0.7, pitch_hz: from_hz, slide_hz: from_hz * 1.9, volume: ambience_volume })
    sound.noise({
      lasts_s: bar_s * 0.6,
      pitch_hz: from_hz * 1.7,
      slide_hz: from_hz * 0.8,
      volume: ambience_volume * 0.8,
      at_s: bar_s * 0.45,
    })
  },
  room: (sound, bar, bar_s) =>
    sound.noise({ lasts_s: bar_s, pitch_hz: 170 + scattered(bar) * 60, slide_hz: 150, volume: ambience_volume * 0.8 }),
}

const playBar = (sound: Sound, score: Score, bar: number, is_feature: boolean): void => {
  const { beat_s, beats_per_bar, chords, scale, lead } = score
  const bar_s = beat_s * beats_per_bar
  const pad = padOf(bar_s)
  for (const pitch of chords[bar % chords.length] ?? []) sound.notes({ pitch: pitch - 12, volume: pad_volume, voice: pad })
  const busy = is_feature ? 0.8 : 0.42
  for (let beat = 0; beat < beats_per_bar; beat += is_feature ? 0.5 : 1) {
    const chance = scattered(bar * beats_per_bar + beat)
    if (chance > busy) continue
    const pitch = scale[Math.floor(scattered(bar * 7 + beat * 3 + 1) * scale.length)] ?? 0
    sound.notes({ pitch, at_s: beat * beat_s, volume: lead_volume, voice: lead })
  }
  ambiences[score.ambience](sound, bar, bar_s)
}

export const createMusic = (sound: Sound, on: boolean): Music => {
  let is_feature = false
  const music: Music = {
    on,
    play: (score) => {
      let bar = 0
      // The tab is hidden: no music. A scheduled bar starts a moment in the future, so a late start is possible.
      const next = (): void => {
        if (!music.on || !sound.on || document.hidden) return
        playBar(sound, score, bar, is_feature)
        bar += 1
      }
      setInterval(next, score.beat_s * score.beats_per_bar * 1000)
    },
    setFeature: (feature) => {
      is_feature = feature
    },
  }
  return music
}
