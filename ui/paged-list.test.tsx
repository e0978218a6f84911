import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { afterMore, PagedList, type ListToShow } from './paged-list.tsx'

const words = { loading: 'loading…', failed: 'failed!', again: 'again', more: 'more', shown: '2 of 9' }

const shown = (list: Partial<ListToShow<string>>): string => {
  const none = () => undefined
  const state = {
    phase: 'shown',
    rows: [],
    total: null,
    has_more: false,
    is_loading_more: false,
    failure: null,
    more: none,
    again: none,
    words,
    ...list,
  } as const
  return html(
    <PagedList list={state} empty={<p>nothing here</p>}>
      {(all) => <p>{all.join()}</p>}
    </PagedList>,
  )
}

test('a list says what it is at: to come, not to be had, empty, with more behind it, and more that did not come', () => {
  expect(shown({ phase: 'loading' })).toMatch(/role="status" aria-label="loading…"/)
  expect(shown({ phase: 'failed', failure: 'Немає зв’язку' })).toMatch(/failed!.*Немає зв’язку.*again/)
  expect(shown({})).toContain('nothing here')
  expect(shown({ rows: ['a', 'b'] })).not.toMatch(/button|nothing here/)
  expect(shown({ rows: ['a', 'b'], total: 9, has_more: true })).toMatch(/a,b.*role="status".*2 of 9.*more/)
  expect(shown({ rows: ['a'], has_more: true, failure: 'Немає зв’язку' })).toMatch(/Немає зв’язку.*again/)
})

test('a press on “more” ends with its page: only the last page moves the focus to the list, and a filter chosen later never does', () => {
  const at = (phase: ListToShow<string>['phase'], has_more: boolean, is_loading_more: boolean) =>
    afterMore({ phase, has_more, is_loading_more })
  expect([at('shown', true, true), at('shown', true, false)]).toEqual(['wait', 'stay'])
  expect([at('shown', true, true), at('shown', false, false)]).toEqual(['wait', 'to-list'])
  expect([at('shown', true, true), at('loading', false, false)]).toEqual(['wait', 'stay'])
})
