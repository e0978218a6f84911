import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const usualPlaces = (env: NodeJS.ProcessEnv): readonly string[] => {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter((root) => root !== undefined)
    return roots.flatMap((root) => [
      `${root}\\Google\\Chrome\\Application\\chrome.exe`,
      `${root}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ])
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin')
  // The headless shell needs a third less processor time per page than full Chromium.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

/** Playwright's own download, in its configured location. */
const ownDownload = (): string => {
  try {
    return chromium.executablePath()
  } catch {
    return ''
  }
}

/** On some systems `chromium` is a stub that only explains how to install it, so each candidate is run with --version. */
const runs = (file: string): boolean => {
  if (file === '' || !existsSync(file)) return false
  // On Windows `--version` opens a window instead.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

/** A working Chromium: CHROMIUM_PATH, Playwright's own, or the system's. Undefined if there is none. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const asked = env['CHROMIUM_PATH']
  if (asked !== undefined && asked !== '') {
    if (runs(asked)) return asked
    throw new Error(`CHROMIUM_PATH is ${asked}, and no browser starts there.`)
  }
  return [ownDownload(), ...new Set(usualPlaces(env))].find(runs)
}

const attempt = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0

const installFromSystem = (): void => {
  const may_install = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!may_install) return
  process.stderr.write('No Chromium found; installing the system’s one with apt-get …\n')
  if (!attempt('apt-get', ['update', '-q'])) return
  // Not every system has the headless shell.
  ;['chromium-headless-shell', 'chromium'].some((name) => attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]))
}

const download = (): void => {
  process.stderr.write('No Chromium found; downloading the test tool’s own one …\n')
  const with_libraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : []
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', ...with_libraries, 'chromium'])
}

/** Finds a Chromium or installs one: from the system's packages, else with Playwright's download. Throws with instructions. */
export const ensureChromium = (): string => {
  const steps = [() => undefined, installFromSystem, download]
  for (const step of steps) {
    step()
    const found = findChromium()
    if (found !== undefined) return found
  }
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome, or name one with CHROMIUM_PATH, and run the tests again.',
  )
}
