import os from 'node:os'

const least_mb = 256
const most_mb = 4_096

/**
 * PostgreSQL's own cache in MB: an eighth of the memory, of which it takes only what it uses. A round touches a page of each
 * index at random. Once the indexes of what was played outgrow the cache, every round pays for pages that come and go.
 */
export const sharedBuffersMb = (memory_bytes: number): number =>
  Math.min(most_mb, Math.max(least_mb, Math.floor(memory_bytes / 8 / 2 ** 20)))

/** What this process may use: a container has less than its machine. */
export const memoryBytes = (): number => Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
