import pg from 'pg'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forgetPages } from './api.ts'
import { declaredPages } from './declared-pages.ts'
import { readPages, writeDeclaredPages } from './store.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { slices } from '#apps/server/slices.ts'
import { webSlices } from '#apps/web/slices.ts'
import { defineServerSlice, invitation, withSettings } from '#kernel/slice.ts'

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'trial-list': { readonly language: string }
    readonly 'trial-empty': object
    readonly 'trial-invitation': { readonly come: boolean }
    readonly 'trial-broken': object
    readonly 'trial-view': null
  }
  interface PageComponentSettings {
    readonly 'trial-list': { readonly isUse?: boolean; readonly size?: 'big' | 'small' }
  }
}

const calls: object[] = []
const TrialSettings = Type.Object(
  { isUse: Type.Optional(Type.Boolean()), size: Type.Optional(Type.Enum(['big', 'small'])) },
  { additionalProperties: false },
)
const words = { uk: 'Проба', ru: 'Проба', en: 'Trial' }

/** A slice with pages of every kind that the store knows. */
const trial = defineServerSlice({
  name: 'site/trial',
  components: {
    'trial-list': withSettings<'trial-list', typeof TrialSettings>(TrialSettings, async ({ limit, offset, params, language, settings }) => {
      calls.push({ limit, offset, params, language, settings })
      return { language }
    }),
    'trial-empty': async () => null,
    'trial-invitation': invitation(async () => ({ come: true })),
    'trial-broken': async () => {
      throw new Error('broken')
    },
  },
  pages: [
    {
      name: 'trial',
      path: '/trial/:id/',
      title: words,
      description: words,
      components: [
        { type: 'trial-list', settings: { size: 'big' } },
        { type: 'trial-list', settings: { isUse: false } },
        { type: 'trial-empty' },
        { type: 'trial-broken' },
        { type: 'trial-view' },
      ],
    },
    {
      name: 'trial-essential',
      path: '/trial-essential/',
      title: words,
      description: words,
      components: [{ type: 'trial-broken', essential: true }],
    },
    { name: 'trial-inviting', path: '/trial-inviting/', title: words, description: words, components: [{ type: 'trial-invitation' }] },
    { name: 'trial-moved', path: '/trial-moved/', title: words, description: words, components: [], redirect_url: '/games/' },
  ],
})

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse({ slices: [...slices.slice(0, -3), trial, ...slices.slice(-3)] })
})
afterAll(() => house.close())

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await house.visitor().raw('GET', url, undefined, headers)
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

test('API-003: a page answers its components with settings and data, in order; isUse false and empty ones are left out', async () => {
  const { status, body } = await get('/rest/page/trial/17/?limit=18&offset=36', { 'x-language': 'en' })
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    data: {
      name: 'trial',
      seo: { title: 'Trial', description: 'Trial' },
      components: [
        { type: 'trial-list', settings: { size: 'big' }, data: { language: 'en' } },
        { type: 'trial-view', settings: {}, data: null },
      ],
    },
  })
  expect(calls.at(-1)).toEqual({ limit: 18, offset: 36, params: { id: '17' }, language: 'en', settings: { size: 'big' } })
})

test('API-298, A-006: with and without a slash the answer is the same', async () => {
  const [one, other] = [await get('/rest/page/trial/17'), await get('/rest/page/trial/17/')]
  expect(one.body).toEqual(other.body)
})

test('a page edited by hand with settings that a component does not take is shown without it', async () => {
  const owner = new pg.Client({ connectionString: house.owner_url })
  await owner.connect()
  const edit = (settings: object) =>
    owner.query(`update site_pages.pages set components = $1, is_edited = true where name = 'trial-inviting'`, [
      JSON.stringify([{ type: 'trial-list', settings }, { type: 'trial-invitation' }]),
    ])
  const shown = async () => {
    forgetPages(house.house)
    const { body } = await get('/rest/page/trial-inviting/')
    return (body.data.components as { type: string }[]).map(({ type }) => type)
  }
  await edit({ size: 'huge' })
  expect(await shown()).toEqual(['trial-invitation'])
  await edit({ size: 'small' })
  expect(await shown()).toEqual(['trial-list', 'trial-invitation'])
  await edit({ isUse: false })
  expect(await shown()).toEqual(['trial-invitation'])
  await owner.end()
})

test('a release whose page gives a component what it does not take does not start, and says which', () => {
  const [page] = trial.pages ?? []
  const wrong = {
    ...trial,
    pages: [{ ...page, components: [{ type: 'trial-list', settings: { colour: 'red' } }] }],
  } as unknown as typeof trial
  expect(() => declaredPages({ ...house.house, slices: [...slices, wrong] })).toThrow(
    /The page trial: the component trial-list does not take/,
  )
})

test('ST-012: what a page is about must be there; the rest may fail alone, and is logged', async () => {
  const logged = vi.spyOn(house.house.log, 'error').mockImplementation(() => undefined)
  expect((await get('/rest/page/trial/1/')).status).toBe(200)
  expect(logged.mock.calls.map(([about]) => about)).toMatchObject([{ component: 'trial-broken', err: { message: 'broken' } }])
  logged.mockRestore()
  expect((await get('/rest/page/trial-essential/')).status).toBe(500)
})

test('API-005, A-007, RT-017: home answers under three addresses', async () => {
  const answers = await Promise.all(['/rest/v2/page/home/', '/rest/page/home/', '/rest/page/'].map((url) => get(url)))
  for (const { body } of answers) expect(body).toMatchObject({ success: true, data: { name: 'home' } })
})

test('RT-077: an unknown path is 404 with success false', async () => {
  for (const url of ['/rest/page/nope/', '/rest/page/trial/', '/rest/page/%2e%2e/', '/rest/page/games/all-slots/more/'])
    expect(await get(url)).toMatchObject({ status: 404, body: { success: false, error: 'not-found' } })
})

test('RT-024: a page that moved says where', async () => {
  expect(await get('/rest/page/trial-moved/')).toMatchObject({ status: 200, body: { success: true, redirectUrl: '/games/' } })
})

test('RT-005, ER-005: a guest gets 401 from the profile', async () => {
  expect(await get('/rest/page/profile/')).toMatchObject({ status: 401, body: { success: false } })
})

test('reliability 12: what invites to play stands for guests and players, and is left out for whoever takes a break', async () => {
  const shownTo = async (visitor: TestVisitor) => {
    const { data } = (await visitor.raw('GET', '/rest/page/trial-inviting/')).json<{ data: { components: { type: string }[] } }>()
    return data.components.map(({ type }) => type)
  }
  const { visitor, player_id } = await registerPlayer(house)
  expect(await shownTo(house.visitor())).toEqual(['trial-invitation'])
  expect(await shownTo(visitor)).toEqual(['trial-invitation'])
  await visitor.call(coolOff, { body: { days: 1 } })
  await house.drain()
  expect(await shownTo(await enterAs(house, player_id))).toEqual([])
})

test('API-299: a limit or offset that is none is refused', async () => {
  for (const query of ['limit=0', 'limit=-1', 'limit=NaN', 'limit=1000', 'offset=-1'])
    expect((await get(`/rest/page/trial/1/?${query}`)).status).toBe(422)
})

test('RT-026: a page that was given a status by hand answers it, and a release keeps what was changed by hand', async () => {
  const owner = new pg.Client({ connectionString: house.owner_url })
  await owner.connect()
  await owner.query(`update site_pages.pages set status = 503, is_edited = true where name = 'trial-moved'`)
  await owner.query(`update site_pages.pages set redirect_url = null where name = 'trial-moved'`)
  await owner.end()
  await writeDeclaredPages(house.house.db, declaredPages(house.house))
  forgetPages(house.house)
  expect((await get('/rest/page/trial-moved/')).status).toBe(503)
})

test('a release may rename a page, and let two pages change their addresses', async () => {
  const declared = declaredPages(house.house)
  const rename = (names: Readonly<Record<string, Partial<(typeof declared)[number]>>>) =>
    writeDeclaredPages(
      house.house.db,
      declared.map((page) => ({ ...page, ...names[page.name] })),
    )
  const pathsOf = async (...names: string[]) => {
    const paths = new Map((await readPages(house.house.db)).stored.map(({ name, path }) => [name, path]))
    return names.map((name) => paths.get(name))
  }
  await rename({ trial: { name: 'trial-renamed' } })
  expect(await pathsOf('trial', 'trial-renamed')).toEqual([undefined, '/trial/:id/'])
  await rename({ trial: { path: '/trial-essential/' }, 'trial-essential': { path: '/trial/:id/' } })
  expect(await pathsOf('trial', 'trial-renamed', 'trial-essential')).toEqual(['/trial-essential/', undefined, '/trial/:id/'])
  await rename({})
  expect(await pathsOf('trial', 'trial-essential')).toEqual(['/trial/:id/', '/trial-essential/'])
})

test('a page of a release leaves its address to the page that has it by hand, and the start says which', async () => {
  const declared = declaredPages(house.house)
  // Edited by hand above; its own declaration stays away from it too.
  const claimed = declared.map((page) => (page.name === 'trial-essential' ? { ...page, path: '/trial-moved/' } : page))
  expect(await writeDeclaredPages(house.house.db, claimed)).toEqual([{ name: 'trial-essential', path: '/trial-moved/', to: 'trial-moved' }])
  const { stored } = await readPages(house.house.db)
  expect(stored.filter(({ name, path }) => name === 'trial-essential' || path === '/trial-moved/')).toMatchObject([
    { name: 'trial-moved', status: 503 },
  ])
  expect(await writeDeclaredPages(house.house.db, declared)).toEqual([])
})

test('every page of the web has its half in the page store: without it, it would be answered as missing', async () => {
  const stored = new Set((await readPages(house.house.db)).stored.map((page) => page.path))
  const shown = webSlices.flatMap((slice) => slice.pages ?? []).map((page) => (page.path === '' ? '/' : `/${page.path}/`))
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter((path) => !stored.has(path))).toEqual([])
})

test('a page goes with its slice: what nobody declares any more is no page', async () => {
  const declared = declaredPages(house.house)
  await writeDeclaredPages(
    house.house.db,
    declared.filter((page) => page.name !== 'trial-essential'),
  )
  forgetPages(house.house)
  expect((await get('/rest/page/trial-essential/')).status).toBe(404)
})

test('a page that has just been published is found before the pages are read anew for everybody', async () => {
  const statusOf = async () => (await get('/rest/page/trial-essential/')).status
  const declared = declaredPages(house.house)
  await writeDeclaredPages(
    house.house.db,
    declared.filter((page) => page.name !== 'trial-essential'),
  )
  forgetPages(house.house)
  expect(await statusOf()).toBe(404)
  await writeDeclaredPages(house.house.db, declared)
  expect(await statusOf()).toBe(404)
  house.clock.advance(250)
  expect(await statusOf()).not.toBe(404)
})

test('the pages are read anew after the clock was set back', async () => {
  const statusOf = async () => (await get('/rest/page/trial-essential/')).status
  const declared = declaredPages(house.house)
  expect(await statusOf()).not.toBe(404)
  await writeDeclaredPages(
    house.house.db,
    declared.filter((page) => page.name !== 'trial-essential'),
  )
  house.clock.advance(-3_600_000)
  expect(await statusOf()).toBe(404)
  await writeDeclaredPages(house.house.db, declared)
  forgetPages(house.house)
  expect(await statusOf()).not.toBe(404)
  house.clock.advance(3_600_000)
})
