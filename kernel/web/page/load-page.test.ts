import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import type { Api } from '#kernel/web/api/api.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { renderingContext, type Rendering } from '#kernel/web/server-context.ts'

/** What the loader of a page makes of an answer to the page's call: its data, or what it throws. */
const loaded = async (answer: object, limit?: number): Promise<{ readonly asked: string; readonly outcome: unknown }> => {
  let asked = ''
  const send = async (_: string, url: string): ReturnType<Api['send']> => {
    asked = url
    return answer as Awaited<ReturnType<Api['send']>>
  }
  const context = new RouterContextProvider()
  context.set(renderingContext, { language: 'en', api: { send } } as unknown as Rendering)
  const args = { request: new Request('https://site.example/en/games/?offset=18'), context, params: {} }
  const outcome = await pageLoader(limit === undefined ? {} : { limit })(args as unknown as LoaderFunctionArgs).catch(
    (thrown: unknown) => thrown,
  )
  return { asked, outcome }
}
const refused = (status: number | null) => ({ success: false, status, error: 'a-code', message: 'what happened', errors: {}, details: {} })

test('RT-020, RT-021: a page asks for its data by its own path, with limit and offset', async () => {
  const page = { components: [] }
  expect(await loaded({ success: true, data: page }, 18)).toEqual({ asked: '/rest/page/games/?limit=18&offset=18', outcome: page })
})

test.each([403, 409, 500, 503])('RT-026, ER-006: a page whose call answers %i has that status', async (status) => {
  expect((await loaded(refused(status))).outcome).toMatchObject({
    init: { status },
    data: { status, message: 'what happened', error: 'a-code' },
  })
})

test('RT-026, ER-007: an answer without a status, or without a page, is a missing page', async () => {
  expect((await loaded(refused(null))).outcome).toMatchObject({ init: { status: 404 } })
  expect((await loaded({ success: true })).outcome).toMatchObject({ init: { status: 404 }, data: { error: 'not-found' } })
})

test('RT-024, ER-004: a page that moved leads its visitor there, whether it says so with its data or as a refusal', async () => {
  const moves = [
    { success: true, redirectUrl: '/races/' },
    { ...refused(301), details: { redirectUrl: 'https://elsewhere.example/' } },
  ]
  const outcomes = await Promise.all(moves.map((answer) => loaded(answer)))
  expect(outcomes.map(({ outcome }) => (outcome as Response).headers.get('location'))).toEqual(['/races/', 'https://elsewhere.example/'])
})
