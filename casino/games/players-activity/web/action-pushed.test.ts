import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '#kernel/web/state/queries.ts'
import type { LastActionMessage } from '../contract.ts'
import { handle } from './action-pushed.ts'
import { feedState } from './feed-state.ts'

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
})
afterEach(() => queries().clear())

const message = (id: number, isOwn = false): { data: LastActionMessage } => ({
  data: { action: { id, login: 'o•••', slug: 'ducats', titles: { uk: 'Дукати', ru: 'Дукаты', en: 'Ducats' } }, isOwn },
})

test('RTM-050, SA-066: an action comes on top of the feed that is shown; where none is, it is kept nowhere', () => {
  const client = queries()
  handle(message(1), { queryClient: client })
  expect(feedState.get()).toBeUndefined()
  feedState.set([])
  for (const id of [1, 2, 2]) handle(message(id), { queryClient: client })
  expect(feedState.get()).toEqual([
    { id: 2, login: 'o•••', slug: 'ducats', title: 'Дукати' },
    { id: 1, login: 'o•••', slug: 'ducats', title: 'Дукати' },
  ])
})

test('RTM-050: one’s own action has one’s public profile read anew, and is no second line of the feed', () => {
  const client = queries()
  feedState.set([])
  client.setQueryData(['public-profile', 'my', 'activities'], [])
  handle(message(3, true), { queryClient: client })
  expect(client.getQueryState(['public-profile', 'my', 'activities'])?.isInvalidated).toBe(true)
  expect(feedState.get()).toEqual([])
})
