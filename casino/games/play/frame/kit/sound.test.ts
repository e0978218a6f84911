import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSound } from './sound.ts'

/** When each oscillator begins and when it was made, by the clock of the sound. */
const made: { readonly at: number; readonly made_at: number }[] = []
let clock_ms = 0

const param = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined })
const node = () => ({ connect: <T>(to: T): T => to })

class StandIn {
  readonly state = 'running'
  readonly sampleRate = 100
  readonly destination = node()
  get currentTime(): number {
    return (Date.now() - clock_ms) / 1000
  }
  readonly createGain = () => ({ ...node(), gain: param() })
  readonly createDynamicsCompressor = node
  readonly createBuffer = () => ({ getChannelData: () => new Float32Array(100) })
  readonly createOscillator = () => ({
    ...node(),
    frequency: param(),
    start: (at: number) => void made.push({ at, made_at: this.currentTime }),
    stop: () => undefined,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  clock_ms = Date.now()
  made.length = 0
  vi.stubGlobal('AudioContext', StandIn)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const voice = { harmonics: [1], attack_s: 0.01, decay_s: 0.1 }

test('a tune sounds when it was written to, and each of its notes is made shortly before', () => {
  const sound = createSound(true)
  sound.wake()
  sound.notes(...[0, 0.1, 1, 2].map((at_s) => ({ pitch: 0, at_s, voice })))
  expect(made).toHaveLength(2)
  vi.advanceTimersByTime(3_000)
  expect(made.map(({ at }) => at)).toEqual([0, 0.1, 1, 2])
  for (const { at, made_at } of made) {
    expect(made_at).toBeLessThanOrEqual(at)
    expect(at - made_at).toBeLessThan(0.2)
  }
})

test('who turns the sound off hears nothing of a tune any more', () => {
  const sound = createSound(true)
  sound.wake()
  sound.notes({ pitch: 0, at_s: 1, voice })
  sound.on = false
  vi.advanceTimersByTime(3_000)
  expect(made).toEqual([])
})

test('what the browser comes to too late is left out, and does not sound all at once', () => {
  const sound = createSound(true)
  sound.wake()
  sound.notes({ pitch: 0, at_s: 1, voice })
  // The sound's clock ran on while the page was held up.
  clock_ms -= 5_000
  vi.advanceTimersByTime(3_000)
  expect(made).toEqual([])
})
