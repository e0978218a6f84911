/** The sound of a game's notes. */
export interface Voice {
  /** Amplitudes of the harmonics, the fundamental first. */
  readonly harmonics: readonly number[]
  readonly attack_s: number
  readonly decay_s: number
}

export interface Note {
  /** In semitones from A (440 Hz). */
  readonly pitch: number
  readonly at_s?: number
  readonly volume?: number
  readonly voice?: Voice
}

export interface Hiss {
  readonly lasts_s: number
  readonly pitch_hz: number
  readonly volume: number
  readonly at_s?: number
  readonly slide_hz?: number
}

/** Sounds synthesized with WebAudio, so nothing is downloaded. Silent until the player's first click; can be switched off. */
export interface Sound {
  on: boolean
  /** Opens the desk in a quiet moment: the first press would show a long frame otherwise, in which nothing moves. */
  prepare(): void
  /** Call it from a click: browsers allow no sound before one. */
  wake(): void
  notes(...notes: readonly Note[]): void
  /** A short burst of filtered noise: stopping reels, a rolling ball, cards. */
  noise(hiss: Hiss): void
}

const master_volume = 0.22
const bell: Voice = { harmonics: [1, 0.35, 0.18, 0.08], attack_s: 0.004, decay_s: 0.55 }
const frequency = (pitch: number): number => 440 * 2 ** (pitch / 12)

/**
 * So long before it sounds a note is made. Each is some ten parts of the browser's: those of a whole tune or bar of music made at once are a frame
 * left out.
 */
const made_ahead_s = 0.15

interface Desk {
  readonly context: AudioContext
  readonly out: GainNode
  readonly hiss: AudioBuffer
}

const openDesk = (): Desk => {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const out = context.createGain()
  const limiter = context.createDynamicsCompressor()
  out.gain.value = master_volume
  out.connect(limiter).connect(context.destination)
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = hiss.getChannelData(0)
  // Noise from a fixed sequence, so that a game sounds the same each time.
  for (let index = 0, state = 1; index < samples.length; index += 1) {
    state = (state * 16_807) % 2_147_483_647
    samples[index] = (state / 2_147_483_647) * 2 - 1
  }
  return { context, out, hiss }
}

const envelope = ({ context, out }: Desk, at: number, attack_s: number, decay_s: number, volume: number): GainNode => {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(Math.max(volume, 0.0002), at + attack_s)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack_s + decay_s)
  gain.connect(out)
  return gain
}

const strike = (desk: Desk, at: number, { pitch, volume = 1, voice = bell }: Note): void => {
  for (const [index, share] of voice.harmonics.entries()) {
    const oscillator = desk.context.createOscillator()
    oscillator.frequency.value = frequency(pitch) * (index + 1)
    // Higher harmonics of a struck string fade first.
    const decay_s = voice.decay_s / (1 + index * 0.6)
    oscillator.connect(envelope(desk, at, voice.attack_s, decay_s, volume * share * 0.5))
    oscillator.start(at)
    oscillator.stop(at + voice.attack_s + decay_s + 0.05)
  }
}

const hiss = (desk: Desk, at: number, { lasts_s, pitch_hz, volume, slide_hz }: Hiss): void => {
  const source = desk.context.createBufferSource()
  source.buffer = desk.hiss
  source.loop = true
  const filter = desk.context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 0.8
  filter.frequency.setValueAtTime(pitch_hz, at)
  if (slide_hz) filter.frequency.exponentialRampToValueAtTime(slide_hz, at + lasts_s)
  source.connect(filter).connect(envelope(desk, at, 0.006, lasts_s, volume))
  source.start(at, 0, lasts_s + 0.1)
}

export const createSound = (on: boolean): Sound => {
  let desk: Desk | null = null
  const ready = (): Desk | null => (sound.on && desk?.context.state === 'running' ? desk : null)
  /** Makes what sounds now at once, and what sounds later shortly before. What the browser comes to too late is left out. */
  const inTime = (at_s: number, make: (desk: Desk, at: number) => void): void => {
    const open = ready()
    if (!open) return
    const at = open.context.currentTime + at_s
    if (at_s <= made_ahead_s) return make(open, at)
    setTimeout(
      () => {
        if (ready() && open.context.currentTime <= at) make(open, at)
      },
      (at_s - made_ahead_s) * 1000,
    )
  }
  const sound: Sound = {
    on,
    prepare: () => {
      if (sound.on) desk ??= openDesk()
    },
    wake: () => {
      if (!sound.on) return
      desk ??= openDesk()
      if (desk.context.state === 'suspended') void desk.context.resume()
    },
    notes: (...notes) => {
      for (const note of notes) inTime(note.at_s ?? 0, (open, at) => strike(open, at, note))
    },
    noise: (given) => {
      inTime(given.at_s ?? 0, (open, at) => hiss(open, at, given))
    },
  }
  return sound
}
