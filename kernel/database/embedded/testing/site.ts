/** A process that uses the embedded database, for tests that kill it: `site.ts FOLDER`; sends PostgreSQL's process id. */
import { startEmbedded } from '#kernel/database/embedded/embedded.ts'

const database = await startEmbedded({ data_folder: process.argv[2] ?? '', log: () => undefined })
process.on('message', () => void database.stop().then(() => process.exit(0)))
process.send?.(database.pid())
