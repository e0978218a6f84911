import type { Binaries } from './binaries.ts'
import type { DataFolder } from './folder.ts'
import type { SystemUser } from './run-as.ts'

/** One PostgreSQL of ours: its data, the programs that serve them, and the system user that these run as. */
export interface Instance {
  readonly data: DataFolder
  readonly binaries: Binaries
  readonly user: SystemUser | undefined
}
