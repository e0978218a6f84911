import type { TestProject } from 'vitest/node'
import { ensureChromium } from './find-chromium.ts'
import { prepareDatabase } from './prepared-database.ts'
import { buildWeb } from '../scripts/start/build-web.ts'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The sites that journeys visit, one for each worker: an origin without a trailing slash, and its data folder for an operator's commands. */
    sites: readonly { readonly url: string; readonly folder: string }[]
  }
}

/**
 * Starts a site for each worker of a run. Visitors set their client address, as behind a proxy; those without one share an
 * address, which would soon trigger the captcha (it has a journey of its own).
 */
export default async ({ provide, config }: TestProject): Promise<() => Promise<void>> => {
  ensureChromium()
  // Where there are none yet: a site is given less time to open than a busy machine may need to build them.
  if (!(await buildWeb())) throw new Error('The pages could not be built; what went wrong is above.')
  const settings = { CAPTCHA_INTERNAL: 'no', TRUST_PROXY: 'yes' }
  // The first one makes its database itself, exactly as `npm start` does; all others take a copy.
  const sites = [await startSite(settings)]
  const database = await prepareDatabase()
  for (let count = 1; count < config.maxWorkers; count += 1) sites.push(await startSite(settings))
  provide(
    'sites',
    sites.map(({ url, folder }) => ({ url, folder })),
  )
  return async () => void (await Promise.all([...sites.map(({ close }) => close()), database.remove()]))
}
