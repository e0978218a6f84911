import { systemRandom } from '#kernel/random/random.ts'

/**
 * Writes the house's raw random bytes to the standard output without end, for a battery of tests:
 * `node bench/chance/random-bytes.ts | dieharder -a -Y 1 -g 200`.
 */
const block_bytes = 1 << 20

const write = (): Promise<void> =>
  new Promise((resolve, reject) => process.stdout.write(systemRandom.bytes(block_bytes), (error) => (error ? reject(error) : resolve())))

process.stdout.on('error', () => process.exit(0))
for (;;) await write()
