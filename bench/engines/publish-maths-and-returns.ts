import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * `npm run maths`, with the slugs of the slots that changed: the exact figures first, then the returns that are fitted to them. Each in a
 * process of its own, because the second reads what the first has written.
 */
for (const script of ['publish-maths.ts', 'publish-returns.ts']) {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
