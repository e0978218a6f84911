import { chromium, type Browser } from 'playwright'
import { ensureChromium } from './find-chromium.ts'

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts a headless Chromium without background requests. The caller closes it. `with_sleeping_pages` enables the back/forward
 * cache, as in everyday browsers.
 */
export const launchBrowser = ({ with_sleeping_pages = false } = {}): Promise<Browser> => {
  // Chromium's sandbox does not work as root; other users keep it.
  const as_root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: ensureChromium(),
    headless: true,
    ...(with_sleeping_pages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
    chromiumSandbox: as_root.length === 0,
    args: [...flags, ...as_root],
  })
}
