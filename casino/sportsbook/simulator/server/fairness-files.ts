import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const script = new URL('../../../../scripts/verify-matches.py', import.meta.url)

/** What somebody needs who trusts nothing of ours: every sport played again in another language, by code that shares nothing with the engines. */
export const mountFairnessFiles = (app: FastifyInstance): void => {
  app.get('/fairness/verify-matches.py', { schema: { hide: true } }, async (_, reply) =>
    reply
      .header('content-type', 'text/x-python; charset=utf-8')
      .header('content-disposition', 'attachment; filename="verify-matches.py"')
      .send(await readFile(script)),
  )
}
