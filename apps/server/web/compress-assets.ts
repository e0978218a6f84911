import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const compressible = /\.(?:js|css|svg|json|txt)$/
const smallest_bytes = 600

/** Writes .br and .gz files beside every text asset of the build, with maximum compression. */
export const compressAssets = async (folder: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && compressible.test(entry.name),
  )
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    if (bytes.length < smallest_bytes) continue
    await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }))
  }
}
