import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { writeWhole, type DataFolder } from './folder.ts'

/** Above the ports that programs usually listen on, below the ephemeral range. */
const usual_port = 27_432

const portIsFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

const anyFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : usual_port))
    })
  })

const rememberedPort = async (data: DataFolder): Promise<number | undefined> => {
  const port = Number(await readFile(data.port_file, 'utf8').catch(() => ''))
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
}

/** The requested port, else the last one used, else the default; if that is taken, any free port. The choice is remembered. */
export const choosePort = async (data: DataFolder, asked: number | undefined, log: (line: string) => void): Promise<number> => {
  const remembered = await rememberedPort(data)
  const wanted = asked ?? remembered ?? usual_port
  const port = (await portIsFree(wanted)) ? wanted : await anyFreePort()
  if (port !== wanted) log(`Port ${wanted} is taken by another program; the database uses ${port}.`)
  if (port !== remembered) await writeWhole(data.port_file, `${port}\n`)
  return port
}
