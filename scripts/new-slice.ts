/** `npm run new-slice area/name`: writes a small slice that compiles, passes the checks and has a test of every kind. */
import { spawnSync } from 'node:child_process'
import { readNames } from './new-slice/names.ts'
import { writeSlice } from './new-slice/write-slice.ts'

try {
  const names = readNames(process.argv[2])
  const written = writeSlice('.', names, new Date())
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...written.filter((file) => /\.tsx?$/.test(file))], { stdio: 'ignore' })
  // The maps list the new slice's endpoints and pages, and the check compares them.
  const { stdout } = spawnSync(process.execPath, ['scripts/map.ts'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  for (const file of written) process.stdout.write(`${file}\n`)
  process.stdout.write(
    `${stdout}\ncasino/${names.slice} is in the lists of apps/server and apps/web. Next: its README, its contract, npm run map, npm run check.\n`,
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
