import type { SystemAlias } from '../rules.ts'

/** NC-004: four short, soft sounds, each a few notes in hertz. */
const tunes: Record<SystemAlias, readonly number[]> = {
  default: [587],
  deposit: [523, 784],
  bonusCredit: [523, 659, 784],
  withdrawal: [784, 523],
}

const note_s = 0.13
const loudness = 0.05
const switch_key = 'notification-sound'

let context: AudioContext | undefined

/** On unless switched off on this device. */
export const isSoundOn = (): boolean => {
  try {
    return window.localStorage.getItem(switch_key) !== 'off'
  } catch {
    return false
  }
}

export const switchSound = (is_on: boolean): void => {
  try {
    window.localStorage.setItem(switch_key, is_on ? 'on' : 'off')
  } catch {
    // In a browser without storage the sound stays off.
  }
}

const playNote = (audio: AudioContext, frequency: number, at_s: number): void => {
  const oscillator = audio.createOscillator()
  const volume = audio.createGain()
  oscillator.type = 'sine'
  oscillator.frequency.value = frequency
  volume.gain.setValueAtTime(0, at_s)
  volume.gain.linearRampToValueAtTime(loudness, at_s + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, at_s + note_s * 2)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(at_s)
  oscillator.stop(at_s + note_s * 2)
}

/** Plays an alias's sound. Browsers allow no sound before the first interaction, so it is not attempted then. */
export const playSound = (alias: SystemAlias): void => {
  if (!isSoundOn() || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  const audio = context
  tunes[alias].forEach((frequency, index) => playNote(audio, frequency, audio.currentTime + index * note_s))
}
