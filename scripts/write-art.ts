import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { artFiles } from '#ui/art/files.ts'

/** Writes every picture of the site to apps/web/public/art/, where pages use it in an `<img>`. */

const icons = new URL('../ui/art/icons/', import.meta.url)
const target = new URL('../apps/web/public/art/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, icons), 'utf8')

const wanted = new Map([
  ...artFiles((name) => read(`${name}.svg`)),
  ...readdirSync(icons).map((icon) => [`icons/${icon}`, read(icon)] as const),
])

/** Only writes files that differ, so that a running site never misses a picture. */
const changed = [...wanted].filter(([path, svg]) => {
  const file = new URL(path, target)
  if (existsSync(file) && readFileSync(file, 'utf8') === svg) return false
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, svg)
  return true
})

const stale = readdirSync(target, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.svg') && !wanted.has(path))
for (const path of stale) rmSync(new URL(path, target))
console.log(`${wanted.size} pictures: ${changed.length} written, ${stale.length} removed`)
