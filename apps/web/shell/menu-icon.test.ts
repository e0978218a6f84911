import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { slices } from '#apps/server/slices.ts'
import { menuIcons } from './menu-icon-list.ts'

test('each entry of the menu has an icon of its own list, and the file of icons holds the list', () => {
  const drawn = [...readFileSync(new URL('menu-icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)]
  expect(drawn.map(([, name]) => name)).toEqual(Object.keys(menuIcons))
  for (const { name, icon } of contributionsTo(slices, menuEntries)) expect(menuIcons, `the icon of ${name}`).toHaveProperty(icon)
})
