import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hashWebInputs } from './web-inputs.ts'

const mark = 'build/web-inputs.sha256'

const reactRouterBuild = (): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => resolve({ code, output }))
  })

/** Builds the pages if any of their inputs changed since the last build. Returns false if the build failed. */
export const buildWeb = async (): Promise<boolean> => {
  const inputs = await hashWebInputs()
  const built = await readFile(mark, 'utf8').catch(() => '')
  if (built === inputs) return true
  process.stderr.write('Building the pages (only when they change) …\n')
  const started_ms = performance.now()
  const { code, output } = await reactRouterBuild()
  if (code !== 0) {
    process.stderr.write(`${output}\nThe pages could not be built; what went wrong is above.\n`)
    return false
  }
  await mkdir('build', { recursive: true })
  await writeFile(mark, inputs)
  process.stderr.write(`Built in ${Math.round((performance.now() - started_ms) / 1000)} s.\n`)
  return true
}
