import { createServer } from 'node:net'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { listen } from '#apps/server/listen.ts'
import { StartUpError } from '#kernel/start-up-error.ts'

test('an address that this machine has not is named with its remedy', async () => {
  // An address that is for documentation alone.
  const refused = listen(fastify(), { host: '192.0.2.1', port: 0 })
  await expect(refused).rejects.toThrow(StartUpError)
  await expect(refused).rejects.toThrow('This machine has no address 192.0.2.1. HOST is localhost')
})

test('a port that somebody has is named', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as { port: number }
  await expect(listen(fastify(), { host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is taken`)
  taken.close()
})
