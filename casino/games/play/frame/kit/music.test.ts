import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMusic, type Score } from './music.ts'
import type { Sound } from './sound.ts'

const voice = { harmonics: [1], attack_s: 0.1, decay_s: 0.5 }
const score: Score = { beat_s: 0.5, beats_per_bar: 4, chords: [[0], [5]], lead: voice, scale: [0, 3, 7], ambience: 'room' }
const bar_ms = 2_000

const page = { hidden: false }
beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listen = (is_on = true) => {
  const heard = { notes: [] as number[], noises: 0 }
  const sound: Sound = {
    on: true,
    prepare: () => undefined,
    wake: () => undefined,
    notes: (...notes) => void heard.notes.push(...notes.map(({ pitch }) => pitch)),
    noise: () => void (heard.noises += 1),
  }
  const music = createMusic(sound, is_on)
  music.play(score)
  return { music, sound, heard }
}

test('a bar is written each time the last one is over, and its chords come round', () => {
  const { heard } = listen()
  vi.advanceTimersByTime(4 * bar_ms)
  expect(heard.noises).toBe(4)
  // An octave below the tune.
  expect(heard.notes.filter((pitch) => pitch < 0)).toEqual([-12, -7, -12, -7])
})

test('music is turned off by itself, and the sounds of the game take it with them', () => {
  const { music, sound, heard } = listen(false)
  vi.advanceTimersByTime(3 * bar_ms)
  expect(heard).toEqual({ notes: [], noises: 0 })
  music.on = true
  sound.on = false
  vi.advanceTimersByTime(3 * bar_ms)
  expect(heard).toEqual({ notes: [], noises: 0 })
  sound.on = true
  vi.advanceTimersByTime(bar_ms)
  expect(heard.noises).toBe(1)
})

test('nothing is heard of a page that nobody looks at', () => {
  const { heard } = listen()
  page.hidden = true
  vi.advanceTimersByTime(5 * bar_ms)
  expect(heard).toEqual({ notes: [], noises: 0 })
})

test('the tune is fuller while free spins last', () => {
  const tuneOf = (is_feature: boolean): number => {
    const { music, heard } = listen()
    music.setFeature(is_feature)
    vi.advanceTimersByTime(20 * bar_ms)
    return heard.notes.filter((pitch) => pitch >= 0).length
  }
  const [plain, feature] = [tuneOf(false), tuneOf(true)]
  expect(plain).toBeGreaterThan(0)
  expect(feature).toBeGreaterThan(2 * plain)
})
