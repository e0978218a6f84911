import type { FastifyInstance } from 'fastify'
import type { Config } from '#kernel/config/config.ts'
import { StartUpError } from '#kernel/start-up-error.ts'

const ownAddress = 'HOST is localhost, 0.0.0.0 for every address of this machine, or one of its own.'

/** System error codes and what to do about them. */
const advice: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `Port ${port} is taken by another program. Stop that one, or choose another port with PORT.`,
  EACCES: (_, port) => `Port ${port} is kept from ordinary users. Choose one above 1023 with PORT, with a proxy before it.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}. ${ownAddress}`,
  ENOTFOUND: (host) => `No machine of the name ${host} is known. ${ownAddress}`,
  EAI_AGAIN: (host) => `No machine of the name ${host} is known. ${ownAddress}`,
}

/** Starts listening. Throws StartUpError if the system refuses the address or port. */
export const listen = async (app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> => {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const told = advice[(error as NodeJS.ErrnoException).code ?? '']
    throw told ? new StartUpError(told(host, port), { cause: error }) : error
  }
}
