import type { FastifyInstance } from 'fastify'
import type { Config } from '#kernel/config/config.ts'
import { StartUpError } from '#kernel/start-up-error.ts'

/** Lets people in. Throws StartUpError where somebody else listens there already. */
export const listen = async (app: FastifyInstance, { host, port }: Config): Promise<void> => {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new StartUpError(`Port ${port} is taken by another program. Stop that one, or choose another port with PORT.`, { cause: error })
  }
}
