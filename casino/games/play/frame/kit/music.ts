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
  readonly ambience: 'birds' | 'crickets' | 'water' | 'wind' | 'room' | 'clocks' | 'projector' | 'drums' | 'bubbles' | 'doves' | 'bells'
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
const tick: Voice = { harmonics: [1, 0.4, 0.3], attack_s: 0.001, decay_s: 0.03 }
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
  clocks: (sound, bar, bar_s) => {
    // Two clocks that do not quite agree.
    for (let beat = 0; beat < 8; beat += 1) {
      sound.notes({ pitch: beat % 2 === 0 ? 43 : 39, at_s: (beat * bar_s) / 8, volume: ambience_volume * 0.6, voice: tick })
      if (beat % 3 === bar % 3) sound.notes({ pitch: 34, at_s: ((beat + 0.37) * bar_s) / 8, volume: ambience_volume * 0.4, voice: tick })
    }
  },
  bubbles: (sound, bar, bar_s) => {
    // A pot that boils: each bubble slides up and breaks.
    const pop: Voice = { harmonics: [1, 0.1], attack_s: 0.004, decay_s: 0.06 }
    for (let bubble = 0; bubble < 7; bubble += 1) {
      const at_s = scattered(bar * 7 + bubble) * bar_s
      const pitch = 4 + Math.round(scattered(bar + bubble * 0.3) * 14)
      sound.notes(
        { pitch, at_s, volume: ambience_volume * 0.7, voice: pop },
        { pitch: pitch + 5, at_s: at_s + 0.05, volume: ambience_volume * 0.5, voice: pop },
      )
    }
    sound.noise({ lasts_s: bar_s, pitch_hz: 210, slide_hz: 260, volume: ambience_volume * 0.6 })
  },
  projector: (sound, bar, bar_s) => {
    // The claw takes one frame after the other, and the lamp's fan hums under it.
    for (let frame = 0; frame < 12; frame += 1)
      sound.noise({
        lasts_s: 0.03,
        pitch_hz: frame % 2 === 0 ? 2_100 : 1_700,
        volume: ambience_volume * (0.3 + scattered(bar * 12 + frame) * 0.15),
        at_s: (frame * bar_s) / 12,
      })
    sound.noise({ lasts_s: bar_s, pitch_hz: 130, volume: ambience_volume * 0.5 })
  },
  bells: (sound, bar, bar_s) => {
    // Wind over the sand, and the bells of camels that walk out of step.
    const bell: Voice = { harmonics: [1, 0.3, 0.5, 0.1, 0.24], attack_s: 0.002, decay_s: 0.22 }
    const from_hz = 420 + scattered(bar) * 200
    sound.noise({ lasts_s: bar_s * 0.8, pitch_hz: from_hz, slide_hz: from_hz * 1.4, volume: ambience_volume * 0.7 })
    for (let step = 0; step < 4; step += 1) {
      const at_s = (step * bar_s) / 4 + scattered(bar * 4 + step) * 0.12
      sound.notes({ pitch: 24 + (step % 2) * 5 + (bar % 2), at_s, volume: ambience_volume * 0.5, voice: bell })
    }
  },
  doves: (sound, bar, bar_s) => {
    // Doves on the ledge: two short calls and a long one that sinks.
    const coo: Voice = { harmonics: [1, 0.08], attack_s: 0.09, decay_s: 0.3 }
    const at_s = scattered(bar) * bar_s * 0.3
    const pitch = -9 + Math.round(scattered(bar + 0.5) * 4)
    for (const [call, higher] of [0, 0, 2, 1].entries())
      sound.notes({ pitch: pitch + higher, at_s: at_s + call * 0.24, volume: ambience_volume * (bar % 2 === 0 ? 1.3 : 0.6), voice: coo })
    if (bar % 3 === 0)
      for (let beat = 0; beat < 7; beat += 1)
        sound.noise({ lasts_s: 0.06, pitch_hz: 700, volume: ambience_volume * 0.6, at_s: beat * 0.09 })
  },
  drums: (sound, bar, bar_s) => {
    // A drum machine in the next room: a low one on each beat, a brush on every other, a hat between them.
    for (let beat = 0; beat < 4; beat += 1) {
      const at_s = (beat * bar_s) / 4
      sound.noise({ lasts_s: 0.16, pitch_hz: 110, slide_hz: 48, volume: ambience_volume * 1.7, at_s })
      if (beat % 2 === 1) sound.noise({ lasts_s: 0.14, pitch_hz: 1_500, slide_hz: 1_100, volume: ambience_volume * 0.8, at_s })
      sound.noise({ lasts_s: 0.04, pitch_hz: 6_200, volume: ambience_volume * 0.5, at_s: at_s + bar_s / 8 })
      if (beat === bar % 4) sound.noise({ lasts_s: 0.03, pitch_hz: 6_200, volume: ambience_volume * 0.4, at_s: at_s + bar_s / 16 })
    }
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
