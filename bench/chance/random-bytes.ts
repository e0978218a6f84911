import { systemRandom } from '#kernel/random/random.ts'

/**
 * Writes raw bytes of the site's random generator to standard output, for a statistical test suite: `node
 * bench/chance/random-bytes.ts | dieharder -a -Y 1 -g 200`.
 */
const block_bytes = 1 << 20

const write = (): Promise<void> =>
  new Promise((resolve, reject) => process.stdout.write(systemRandom.bytes(block_bytes), (error) => (error ? reject(error) : resolve())))

process.stdout.on('error', () => process.exit(0))
for (;;) await write()
