import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { exportDefinitions } from '#engines/export-definitions.ts'

const script = new URL('../../../../scripts/verify-rounds.py', import.meta.url)

/**
 * What somebody needs who trusts nothing of ours: the verifier in another language, which shares no code with the games,
 * and the games as plain data. Both are the very files that our own tests use.
 */
export const mountFairnessFiles = (app: FastifyInstance): void => {
  const definitions = JSON.stringify(exportDefinitions())
  app.get('/fairness/verify-rounds.py', { schema: { hide: true } }, async (_, reply) =>
    reply
      .header('content-type', 'text/x-python; charset=utf-8')
      .header('content-disposition', 'attachment; filename="verify-rounds.py"')
      .send(await readFile(script)),
  )
  app.get('/fairness/definitions.json', { schema: { hide: true } }, (_, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="definitions.json"')
      .send(definitions),
  )
}
