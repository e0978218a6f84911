import type { Binaries } from './binaries.ts'
import type { DataFolder } from './folder.ts'
import type { SystemUser } from './run-as.ts'

/** One PostgreSQL instance: its data folder, its programs, and the system user that runs them. */
export interface Instance {
  readonly data: DataFolder
  readonly binaries: Binaries
  readonly user: SystemUser | undefined
}
