import { renderToStaticMarkup as html } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MatchOfTheDay } from '../contract.ts'
import { useMatch } from './use-match.ts'

const asked = vi.hoisted((): { data: unknown } => ({ data: undefined }))
vi.mock('@tanstack/react-query', async (original) => ({ ...(await original<object>()), useQuery: () => asked }))
beforeEach(() => {
  asked.data = undefined
})

const Shown = ({ given }: { readonly given: MatchOfTheDay | null }) => useMatch(given)?.eventId ?? 'none'
const given = { eventId: 7 } as MatchOfTheDay

test('SA-044: a match of the day that cannot be asked for again stays as the page brought it; only the house says that there is none', () => {
  expect(html(<Shown given={given} />)).toBe('7')
  asked.data = { eventId: 8 }
  expect(html(<Shown given={given} />)).toBe('8')
  asked.data = null
  expect(html(<Shown given={given} />)).toBe('none')
})
