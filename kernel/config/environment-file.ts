import { existsSync } from 'node:fs'
import { ConfigError } from '#kernel/config/config.ts'

/** Reads `.env` of the folder that the command is given in, where there is one; what stands in the real environment wins. */
export const readEnvironmentFile = (): void => {
  if (!existsSync('.env')) return
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    throw new ConfigError([
      `.env cannot be read (${(error as NodeJS.ErrnoException).code}). Give it to the user who starts now, or remove it.`,
    ])
  }
}
