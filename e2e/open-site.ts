import type { TestProject } from 'vitest/node'
import { ensureChromium } from './find-chromium.ts'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site under test, without a trailing slash. */
    siteUrl: string
    /** Its data folder, for the operator's commands. */
    siteFolder: string
  }
}

/**
 * Starts one site for all journeys of a run. Visitors set their client address, as behind a proxy; those without one share an
 * address, which would soon trigger the captcha (it has a journey of its own).
 */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  ensureChromium()
  const { url, folder, close } = await startSite({ CAPTCHA_INTERNAL: 'no', TRUST_PROXY: 'yes' })
  provide('siteUrl', url)
  provide('siteFolder', folder)
  return close
}
