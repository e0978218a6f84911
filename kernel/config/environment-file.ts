import { existsSync } from 'node:fs'
import { ConfigError } from '#kernel/config/config.ts'

/** Reads `.env` from the working directory if there is one. Variables that are already set take precedence. */
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
