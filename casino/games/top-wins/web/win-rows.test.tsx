import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WinsOfGame } from './win-rows.tsx'

test('a game that never returns ten stakes has no place for such wins; one that may says that there was none', () => {
  expect(html(<WinsOfGame wins={[]} most_multiple={8} />)).toBe('')
  expect(html(<WinsOfGame wins={[]} most_multiple={308} />)).toContain('top-wins.empty')
})
