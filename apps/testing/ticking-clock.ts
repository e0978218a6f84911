import { vi } from 'vitest'
import type { TestHouse } from './test-house.ts'

/** Until the returned function is called, every look at the test's clock finds it a millisecond later, as a busy machine's does. */
export const letTick = ({ clock }: TestHouse): (() => void) => {
  const now = clock.now.bind(clock)
  const spy = vi.spyOn(clock, 'now').mockImplementation(() => {
    clock.advance(1)
    return now()
  })
  return () => spy.mockRestore()
}
