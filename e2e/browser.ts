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
 * Starts a headless Chromium that calls nobody by itself. The caller closes it. `with_sleeping_pages`: the way back finds a page as it
 * was left, as in a browser of daily life.
 */
export const launchBrowser = ({ with_sleeping_pages = false } = {}): Promise<Browser> => {
  // Chromium's sandbox does not work for root; everybody else keeps it.
  const as_root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: ensureChromium(),
    headless: true,
    ...(with_sleeping_pages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
    chromiumSandbox: as_root.length === 0,
    args: [...flags, ...as_root],
  })
}
