import { afterAll, vi } from 'vitest'

// `unstubGlobals` puts back what the last test stubbed before the next one begins, which is after the next file has loaded its modules.
afterAll(() => void vi.unstubAllGlobals())
