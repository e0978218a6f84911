import type { TestProject } from 'vitest/node'
import { ensureChromium } from './find-chromium.ts'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site that the journeys visit, without a trailing slash. */
    siteUrl: string
    /** Its data folder, for the operator's commands. */
    siteFolder: string
  }
}

/**
 * Opens one site for all journeys of a run. Visitors say which address they come from, as behind a proxy; who says nothing
 * shares one with the others, which would soon look suspicious: the check that is then asked for has a journey of its own.
 */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  ensureChromium()
  const { url, folder, close } = await startSite({ CAPTCHA_INTERNAL: 'no', TRUST_PROXY: 'yes' })
  provide('siteUrl', url)
  provide('siteFolder', folder)
  return close
}
