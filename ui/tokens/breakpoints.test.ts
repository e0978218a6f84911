import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const named = new Set([...readFileSync('ui/tokens/theme.css', 'utf8').matchAll(/--breakpoint-([a-z0-9]+):/g)].map(([, name]) => name))
/** Tailwind's own names, of which the theme keeps some: a class of another one is left out of the stylesheet without a word. */
const known_elsewhere = /(?<![@\w-])(?:max-)?(xs|sm|md|lg|xl|2xl|3xl):(?=[a-z*[-])/g

test('every breakpoint that a class names is one of the theme', () => {
  const unknown = globSync('{apps,casino,kernel,ui}/**/*.{ts,tsx}')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(known_elsewhere)].flatMap(([, name]) => (named.has(name) ? [] : [`${file}: ${name}`])),
    )
  expect(named).toContain('desk')
  expect(unknown).toEqual([])
})
