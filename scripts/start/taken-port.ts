import { createServer } from 'node:net'

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

const isOpenhouse = async (host: string, port: number): Promise<boolean> => {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  try {
    return (await fetch(`http://${shown}:${port}/health/live`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/** Checked before building the pages and starting the database, so that the message comes at once. Null if the port is free. */
export const explainTakenPort = async (env: NodeJS.ProcessEnv): Promise<string | null> => {
  const host = env['HOST'] || 'localhost'
  const port = Number(env['PORT'] || 3000)
  // An invalid port is reported by the configuration, with all other mistakes.
  if (!Number.isInteger(port) || port <= 0 || port > 65_535 || (await isFree(host, port))) return null
  const other = `Choose another one: PORT=${port + 1} npm start`
  if (await isOpenhouse(host, port))
    return `Openhouse is already open at http://localhost:${port}. Stop that one first, or choose another port: PORT=${port + 1} npm start`
  return `Port ${port} is taken by another program. ${other}`
}
