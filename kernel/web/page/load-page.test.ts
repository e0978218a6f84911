import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { createApi, type Api } from '#kernel/web/api/api.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { renderingContext, type Rendering } from '#kernel/web/server-context.ts'

/** What the loader of a page makes of its call: its data, or what it throws. */
const loadedBy = (send: Api['send'], limit?: number): Promise<unknown> => {
  const context = new RouterContextProvider()
  context.set(renderingContext, { language: 'en', api: { send } } as unknown as Rendering)
  const args = { request: new Request('https://site.example/en/games/?offset=18'), context, params: {} }
  return pageLoader(limit === undefined ? {} : { limit })(args as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown)
}

/** The same of an answer that was read already. */
const loaded = async (answer: object, limit?: number): Promise<{ readonly asked: string; readonly outcome: unknown }> => {
  let asked = ''
  const outcome = await loadedBy(async (_, url) => {
    asked = url
    return answer as Awaited<ReturnType<Api['send']>>
  }, limit)
  return { asked, outcome }
}
/** The same of what came by the network. */
const received = (body: object): Promise<unknown> =>
  loadedBy(
    createApi({ transport: async () => ({ status: 200, body, retry_after_s: undefined }), headers: () => ({}), messageOf: () => '' }).send,
  )
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

test('RT-026, ER-018: a page whose call answers 200 without success is a failed one, by the status of its document too', async () => {
  const failed = { init: { status: 500 }, data: { status: 500 } }
  for (const status of [200, 204, 301]) expect((await loaded(refused(status))).outcome).toMatchObject(failed)
  expect(await received({ data: { components: [] } })).toMatchObject(failed)
  expect(await received({ success: false, error: 'a-code' })).toMatchObject({ ...failed, data: { error: 'a-code' } })
})

test('RT-024, ER-004: a page that moved leads its visitor there, whether it says so with its data or as a refusal', async () => {
  const moves = [
    { success: true, redirectUrl: '/races/' },
    { ...refused(301), details: { redirectUrl: 'https://elsewhere.example/' } },
  ]
  const outcomes = await Promise.all(moves.map((answer) => loaded(answer)))
  expect(outcomes.map(({ outcome }) => (outcome as Response).headers.get('location'))).toEqual(['/races/', 'https://elsewhere.example/'])
})

test('API-295: of what came the page reads success, data and redirectUrl, and nothing beside them', async () => {
  const [page, other] = [{ components: [] }, { components: [{ type: 'other' }] }]
  const beside = { page: other, result: other, redirect: '/elsewhere/', url: '/elsewhere/', ok: true }
  expect(await received({ success: true, data: page, ...beside })).toEqual(page)
  expect(await received({ ...beside, data: page })).toMatchObject({ data: { message: '', error: expect.any(String) } })
  expect(await received({ success: true, ...beside })).toMatchObject({ init: { status: 404 } })
  const moved = await received({ success: true, data: page, redirectUrl: '/races/', ...beside })
  expect((moved as Response).headers.get('location')).toBe('/races/')
})
