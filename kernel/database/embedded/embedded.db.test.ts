import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isPostgres } from './postmaster.ts'
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts'

let root: string
let lines: string[]
const running: EmbeddedDatabase[] = []
const children: ChildProcess[] = []

/** A database that was made once, whole and stopped. To make one takes seconds; most tests are of what comes afterwards. */
let made: string

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-embedded-'))
  await chmod(folder, 0o711)
  return folder
}

beforeAll(async () => {
  made = await temporaryFolder()
  const data_folder = path.join(made, 'data', 'postgres')
  const database = await startEmbedded({ data_folder, log: () => undefined })
  await database.stop()
  // The port that was free then is not to be preferred.
  await rm(path.join(data_folder, 'port'), { force: true })
})
afterAll(() => rm(made, { recursive: true, force: true }))

/** What was made comes into this test's folder, as PostgreSQL's user has it. */
const placeMade = (): string => {
  const copied = spawnSync('cp', ['-Rp', path.join(made, 'data'), root], { encoding: 'utf8' })
  if (copied.status !== 0) throw new Error(copied.stderr)
  return path.join(root, 'data', 'postgres')
}

const start = async (options: { port?: number } = {}): Promise<EmbeddedDatabase> => {
  const database = await startEmbedded({ data_folder: path.join(root, 'data', 'postgres'), log: (line) => lines.push(line), ...options })
  running.push(database)
  return database
}

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A site of its own process on the same folder, ready to be killed. */
const startSite = async (): Promise<{ site: ChildProcess; pid: number }> => {
  const site = fork(new URL('testing/site.ts', import.meta.url), [path.join(root, 'data', 'postgres')], { stdio: 'ignore' })
  children.push(site)
  const pid = await new Promise<number>((resolve, reject) => {
    site.once('message', (message) => resolve(Number(message)))
    site.once('exit', (code) => reject(new Error(`the site ended with ${code}`)))
  })
  return { site, pid }
}

const kill = async (site: ChildProcess): Promise<void> => {
  const ended = new Promise((resolve) => site.once('exit', resolve))
  site.kill('SIGKILL')
  await ended
}

const listen = async (): Promise<{ server: Server; port: number }> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as { port: number }).port }
}

beforeEach(async () => {
  root = await temporaryFolder()
  lines = []
})

afterEach(async () => {
  for (const site of children.splice(0)) site.kill('SIGKILL')
  for (const database of running.splice(0)) await database.stop()
  await rm(root, { recursive: true, force: true })
})

test('data stays over a stop and a start, with everything that makes it durable switched on', async () => {
  placeMade()
  const first = await start()
  await query(first.owner_url, 'create table kept (n int); insert into kept values (7)')
  await first.stop()
  const second = await start()
  expect(await query(second.owner_url, 'select n from kept')).toEqual([{ n: 7 }])
  expect(
    await query(
      second.app_url,
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by 1`,
    ),
  ).toEqual(['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ({ name, setting: 'on' })))
})

test('the site role can neither read nor write what was not granted, and is no owner', async () => {
  placeMade()
  const database = await start()
  await query(database.owner_url, 'create table balances (amount_minor bigint)')
  await expect(query(database.app_url, 'insert into balances values (1)')).rejects.toThrow(/permission denied/)
  await expect(query(database.app_url, 'create table mine (n int)')).rejects.toThrow(/permission denied/)
})

test('kill -9 of PostgreSQL: it comes back on the same address with everything committed', async () => {
  placeMade()
  const database = await start()
  await query(database.owner_url, 'create table kept (n int); insert into kept values (1)')
  const killed = database.pid()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => query(database.owner_url, 'select n from kept').catch(() => 'down'), { timeout: 45_000 }).toEqual([{ n: 1 }])
  await expect.poll(() => database.pid()).not.toBe(killed)
  expect(lines).toContainEqual(expect.stringContaining('ended unexpectedly'))
})

test('kill -9 of the site: the next start adopts the PostgreSQL that was left, and stops it at the end', async () => {
  placeMade()
  const { site, pid } = await startSite()
  await kill(site)
  const database = await start()
  expect(database.pid()).toBe(pid)
  expect(lines).toEqual([expect.stringContaining('runs already')])
  await database.stop()
  await expect.poll(() => isPostgres(pid)).toBe(false)
})

test('kill -9 of both: the left-over postmaster.pid does not stand in the way', async () => {
  placeMade()
  const { site, pid } = await startSite()
  await kill(site)
  process.kill(pid, 'SIGKILL')
  const database = await start()
  expect(database.pid()).not.toBe(pid)
  expect(await query(database.app_url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test("a stale postmaster.pid that names somebody else's living process does not stand in the way, and spares it", async () => {
  placeMade()
  const first = await start()
  const pid_file = path.join(first.folder, 'cluster', 'postmaster.pid')
  const text = await readFile(pid_file, 'utf8')
  await first.stop()
  const { uid } = await stat(first.folder)
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], process.getuid?.() === 0 ? { uid, cwd: '/' } : {})
  children.push(other)
  await writeFile(pid_file, text.replace(/^\d+/, String(other.pid)))
  const second = await start()
  expect(await query(second.app_url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(other.exitCode).toBeNull()
})

test('two sites on one folder share the server; the last one stops it', async () => {
  placeMade()
  const mine = await start()
  const { site, pid } = await startSite()
  expect(pid).toBe(mine.pid())
  await mine.stop()
  expect(await isPostgres(pid)).toBe(true)
  const ended = new Promise((resolve) => site.once('exit', resolve))
  site.send('stop')
  await ended
  await expect.poll(() => isPostgres(pid)).toBe(false)
})

test('a site that was killed a moment ago does not keep the server running', async () => {
  placeMade()
  const mine = await start()
  const { site, pid } = await startSite()
  await kill(site)
  await mine.stop()
  expect(await isPostgres(pid)).toBe(false)
})

test('a taken port is not fought over: a free one is chosen, told, and kept', async () => {
  placeMade()
  const { server, port } = await listen()
  const first = await start({ port })
  expect(await query(first.app_url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(lines).toEqual([expect.stringContaining(`Port ${port} is taken`)])
  const chosen = new URL(first.owner_url).port
  expect(chosen).not.toBe(String(port))
  await first.stop()
  server.close()
  const second = await start()
  expect(new URL(second.owner_url).port).toBe(chosen)
})

test('a folder with things that are not ours is refused and left as it was', async () => {
  const folder = path.join(root, 'data', 'postgres')
  await mkdir(path.join(folder, 'base'), { recursive: true })
  await writeFile(path.join(folder, 'PG_VERSION'), '15\n')
  await expect(start()).rejects.toThrow(/did not make/)
  expect((await readdir(folder)).toSorted()).toEqual(['PG_VERSION', 'base'])
  expect(await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).toBe('15\n')
})

test('data of another major version is refused with its number and left as it was', async () => {
  const version_file = path.join(placeMade(), 'cluster', 'PG_VERSION')
  await writeFile(version_file, '17\n')
  await expect(start()).rejects.toThrow(/made by PostgreSQL 17/)
  expect(await readFile(version_file, 'utf8')).toBe('17\n')
})

test('a start that was cut off in the middle of making the cluster begins again', async () => {
  const folder = placeMade()
  await rm(path.join(folder, 'cluster'), { recursive: true })
  await mkdir(path.join(folder, 'cluster.unfinished', 'base'), { recursive: true })
  const database = await start()
  expect(await query(database.app_url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(database.folder).toBe(folder)
  expect(await readdir(folder)).not.toContain('cluster.unfinished')
})

test('a start that fails when PostgreSQL runs already leaves none behind', async () => {
  const folder = placeMade()
  const file = path.join(folder, 'passwords.json')
  const passwords = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  await writeFile(file, JSON.stringify({ ...passwords, admin: '0'.repeat(64) }))
  await expect(start()).rejects.toThrow(/password authentication failed/)
  expect(await readdir(path.join(folder, 'cluster'))).not.toContain('postmaster.pid')
})

test.runIf(process.getuid?.() === 0)(
  'root in a checkout that nobody else may enter: the data lives elsewhere, is told, and is found again',
  async () => {
    await chmod(root, 0o700)
    const first = await start()
    expect(first.folder).toMatch(/^\/var\/lib\/openhouse\/data-/)
    expect(lines).toContainEqual(expect.stringContaining(first.folder))
    await query(first.owner_url, 'create table kept (n int); insert into kept values (7)')
    await first.stop()
    const second = await start()
    expect(await query(second.owner_url, 'select n from kept')).toEqual([{ n: 7 }])
    await second.stop()
    await rm(second.folder, { recursive: true })
  },
)

test.runIf(process.getuid?.() === 0)(
  'root, and the folder of the data was closed later: refused instead of starting empty elsewhere',
  async () => {
    placeMade()
    await chmod(root, 0o700)
    await expect(start()).rejects.toThrow(/can not enter/)
  },
)

/** A disk of its own for one test; only root may mount one, and not in every container. */
const mountDisk = (megabytes: number): boolean =>
  process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', root]).status === 0

test('a disk that is too small for a database is told before anything is written', async ({ skip }) => {
  skip(!mountDisk(150), 'no disk can be mounted here')
  try {
    await expect(start()).rejects.toThrow(/149 MB left; a new database needs 200 MB/)
  } finally {
    spawnSync('umount', [root])
  }
})

test('a disk that filled up is told, and nothing is lost: with room again everything is there', async ({ skip }) => {
  skip(!mountDisk(260), 'no disk can be mounted here')
  try {
    placeMade()
    const first = await start()
    await query(first.owner_url, 'create table kept (n int); insert into kept values (7)')
    await first.stop()
    const filler = path.join(root, 'filler')
    await writeFile(filler, Buffer.alloc(300 * 1024 * 1024)).catch(() => undefined)
    await expect(start()).rejects.toThrow(/is full\. Free some space there and start again; nothing was lost/)
    await rm(filler)
    const second = await start()
    expect(await query(second.owner_url, 'select n from kept')).toEqual([{ n: 7 }])
    await second.stop()
  } finally {
    spawnSync('umount', [root])
  }
})
