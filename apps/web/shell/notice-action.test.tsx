import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { NoticeAction } from './notice-action.tsx'

const notice = { id: 1, tone: 'info', title: 'A drop', link: '/prize-drops/' } as const
const shownAt = (path: string): string =>
  html(
    <MemoryRouter initialEntries={[path]}>
      <NoticeAction notice={notice} />
    </MemoryRouter>,
  )

test('a notice leads to its page from everywhere but that page itself', () => {
  expect(shownAt('/games/')).toContain('href="/prize-drops/"')
  expect(shownAt('/prize-drops/')).toBe('')
})
