import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { artFiles } from '#ui/art/files.ts'

/** Writes every picture of the house to apps/web/public/art/, from where pages show it in an `<img>`. */

const icons = new URL('../ui/art/icons/', import.meta.url)
const target = new URL('../apps/web/public/art/', import.meta.url)

rmSync(target, { recursive: true, force: true })
let bytes = 0
for (const [path, svg] of artFiles((name) => readFileSync(new URL(`${name}.svg`, icons), 'utf8'))) {
  const file = new URL(path, target)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, svg)
  bytes += svg.length
}
mkdirSync(new URL('icons/', target), { recursive: true })
for (const icon of readdirSync(icons)) copyFileSync(new URL(icon, icons), new URL(`icons/${icon}`, target))
console.log(`pictures written, ${Math.round(bytes / 1024)} KB without icons`)
