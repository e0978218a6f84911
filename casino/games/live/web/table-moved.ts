import type { LiveMessage } from '../contract.ts'
import { takeCrowd, takeTable } from './live-tables.ts'

/** A table moved on, or somebody laid chips: whatever shows it follows. */
export const handle = (message: { readonly event?: string; readonly data: unknown }): void => {
  const said = message as LiveMessage
  if (said.event === 'round') takeTable(said.data)
  else takeCrowd(said.data)
}
