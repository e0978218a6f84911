import { renderToStaticMarkup as html } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Express } from '../contract.ts'
import { useExpress } from './use-express.ts'

const asked = vi.hoisted((): { data: unknown } => ({ data: undefined }))
vi.mock('@tanstack/react-query', async (original) => ({ ...(await original<object>()), useQuery: () => asked }))
beforeEach(() => {
  asked.data = undefined
})

const Shown = ({ given }: { readonly given: Express | null }) => useExpress(given)?.day ?? 'none'
const given = { day: '2026-12-01' } as Express

test('SP-011: an express that cannot be asked for again stays as the page brought it; only the house says that there is none', () => {
  expect(html(<Shown given={given} />)).toBe('2026-12-01')
  asked.data = { day: '2026-12-02' }
  expect(html(<Shown given={given} />)).toBe('2026-12-02')
  asked.data = null
  expect(html(<Shown given={given} />)).toBe('none')
})
