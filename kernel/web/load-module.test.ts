import { expect, test } from 'vitest'
import { loadModule } from './load-module.ts'

const whole = () => true

test('what comes at once is asked for once', async () => {
  expect(await loadModule(async () => ({ a: 1 }), whole)).toEqual({ a: 1 })
})

test('ER-008: what is no missing file, or has no address in its error, is told as it is', async () => {
  const broken = new TypeError('x is not a function')
  await expect(loadModule(() => Promise.reject(broken), whole)).rejects.toBe(broken)
})

test('ER-008: a file that failed is asked for under another address; what is not this module is none', async () => {
  const address = new URL('load-patiently.ts', import.meta.url).href.replace(/^file:/, 'http:')
  const failed = new TypeError(`Failed to fetch dynamically imported module: ${address.replace('.ts', '.js')}`)
  // Node has no modules of the web: that it was asked for one shows in what it says.
  await expect(loadModule(() => Promise.reject(failed), whole)).rejects.toThrow(/file and data/)
})
