import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

/** Performance 14 allows 115 units of 1024 bytes; react-dom and React Router alone are 104 of them. What is left is kept where it is. */
const scripts_limit_bytes = 114 * 1024

const client = fileURLToPath(new URL('../../build/client/', import.meta.url))
const manifest_file = `${client}.vite/manifest.json`

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

/** Everything that the home page's scripts import before any of them runs. What is imported on demand is not among it. */
const firstScreenFiles = (): string[] => {
  const manifest = JSON.parse(readFileSync(manifest_file, 'utf8')) as Record<string, Chunk>
  const wanted = [
    /apps\/web\/entry\.client\.tsx/,
    /apps\/web\/root\.tsx/,
    /shell\/shell\.tsx/,
    /shell\/page-status\.tsx/,
    /pages\/web\/home-page\.tsx/,
  ]
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const pattern of wanted) {
    const keys = Object.keys(manifest).filter((key) => pattern.test(key) && manifest[key]?.isEntry)
    expect(keys, String(pattern)).not.toHaveLength(0)
    for (const key of keys) visit(key)
  }
  // No file of all routes is among it: a page brings its own (react-router.config.ts).
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))]
}

test.skipIf(!existsSync(manifest_file))('the scripts of a guest’s first screen stay within their budget', () => {
  const sizes = firstScreenFiles().map((file) => ({ file, bytes: gzipSync(readFileSync(client + file), { level: 9 }).length }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(scripts_limit_bytes)
  expect(total, 'a total this small has not seen react').toBeGreaterThan(90 * 1024)
})

test.skipIf(!existsSync(manifest_file))('nothing heavy is part of the first screen', () => {
  const text = firstScreenFiles()
    .map((file) => readFileSync(client + file, 'utf8'))
    .join('\n')
  // A name of each that minifying keeps: TanStack Query, centrifuge, Base UI, react-hook-form, Lingui, TypeBox.
  for (const sign of ['QueryObserver', 'centrifuge', 'data-base-ui', 'shouldUnregister', '__lingui_octothorpe__', 'additionalProperties'])
    expect(text.includes(sign), sign).toBe(false)
})
