import os from 'node:os'

const least_mb = 256
const most_mb = 4_096

/**
 * PostgreSQL's shared_buffers in MB: an eighth of the memory, of which only the used part is taken. A round touches a random page
 * of each index, so once the indexes outgrow the cache every round pays for disk reads.
 */
export const sharedBuffersMb = (memory_bytes: number): number =>
  Math.min(most_mb, Math.max(least_mb, Math.floor(memory_bytes / 8 / 2 ** 20)))

/** Memory that this process may use: a container may have less than its machine. */
export const memoryBytes = (): number => Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
