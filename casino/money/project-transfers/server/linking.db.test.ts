import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { crossProjectTransfer, getProjects, linkProject, makeProjectCode, unlinkProject } from '../contract.ts'
import { code_lasts_ms } from '../rules.ts'
import { callProject } from '../testing/call-project.ts'
import { codeOf, enterCode, linkedPair, ownerIn, twoHouses, type TwoHouses } from '../testing/two-houses.ts'
import { projectSettings } from './settings.ts'

let houses: TwoHouses
beforeAll(async () => {
  houses = await twoHouses()
})
afterAll(() => houses.close())

const linked = async (visitor: Awaited<ReturnType<typeof enterAs>>) =>
  (await visitor.call(getProjects)).body.data.projects.filter(({ linkedAt }) => linkedAt !== null).map(({ project }) => project)
const said = ({ body: { success, error, errors } }: Awaited<ReturnType<typeof enterCode>>) =>
  success ? 'linked' : errors?.['code'] === undefined ? error : 'code-wrong'

test('a code of one house, entered at the other, links the two accounts at both ends; either end undoes it at both', async () => {
  const { here, there } = await linkedPair(houses, 0n)
  expect([await linked(here.visitor), await linked(there.visitor)]).toEqual([['beta'], ['alpha']])
  await here.visitor.call(unlinkProject, { params: { project: 'beta' } })
  expect(await linked(here.visitor)).toEqual([])
  await houses.runJobs()
  expect(await linked(there.visitor)).toEqual([])
  expect(said(await enterCode(there, await codeOf(here)))).toBe('linked')
  await there.visitor.call(unlinkProject, { params: { project: 'alpha' } })
  await houses.runJobs()
  expect([await linked(here.visitor), await linked(there.visitor)]).toEqual([[], []])
})

test('a code links once, for ten minutes, the newest alone; the same account may enter it again, nobody else', async () => {
  const [here, there, other] = [await ownerIn(houses.alpha), await ownerIn(houses.beta), await ownerIn(houses.beta)]
  const former = await codeOf(here)
  const code = await codeOf(here)
  expect(said(await enterCode(there, former))).toBe('code-wrong')
  expect(said(await enterCode(there, 'ABCD-EFGH-JKMN'))).toBe('code-wrong')
  expect(said(await enterCode(there, 'nonsense'))).toBe('code-wrong')
  expect(said(await enterCode(there, code.toLowerCase()))).toBe('linked')
  expect(said(await enterCode(there, code))).toBe('linked')
  expect(said(await enterCode(other, code))).toBe('code-wrong')
  expect(await linked(other.visitor)).toEqual([])
  const late = await codeOf(here)
  houses.advance(code_lasts_ms)
  const back = { ...there, visitor: await enterAs(houses.beta, there.player_id) }
  expect(said(await enterCode(back, late))).toBe('code-wrong')
  expect(await linked(here.visitor)).toEqual(['beta'])
  // A code that was taken opens nothing once its link is over.
  await back.visitor.call(unlinkProject, { params: { project: 'alpha' } })
  await houses.runJobs()
  expect(said(await enterCode(back, code))).toBe('code-wrong')
})

test('only accounts of the same person that could be paid out are linked, and none for whom play is closed', async () => {
  const here = await ownerIn(houses.alpha)
  const stranger = await ownerIn(houses.beta, { born: '1971-01-02' })
  expect(said(await enterCode(stranger, await codeOf(here)))).toBe('project-other-person')
  const unknown = await registerPlayer(houses.beta)
  expect(said(await enterCode(unknown, await codeOf(here)))).toBe('transfer-needs-more')
  expect((await unknown.visitor.call(makeProjectCode, { params: { project: 'alpha' } })).body.error).toBe('transfer-needs-more')
  const there = await ownerIn(houses.beta)
  const code = await codeOf(here)
  await here.visitor.call(coolOff, { body: { days: 7 } })
  expect(said(await enterCode(there, code))).toBe('project-blocked-there')
  const back = await enterAs(houses.alpha, here.player_id)
  expect((await back.call(makeProjectCode, { params: { project: 'beta' } })).body.error).toBe('transfer-blocked')
  expect(await linked(there.visitor)).toEqual([])
})

test('who guesses codes is stopped after ten tries', async () => {
  const there = await ownerIn(houses.beta)
  const answers = []
  for (let n = 0; n < 11; n++) answers.push(said(await enterCode(there, 'ABCD-EFGH-JKMN')))
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 'code-wrong'), 'too-many-requests'])
})

test('an old proof does not do: whoever finds an open session links nothing and moves nothing', async () => {
  const { here, there } = await linkedPair(houses)
  houses.advance(11 * 60_000)
  const answers = [
    await here.visitor.call(makeProjectCode, { params: { project: 'beta' } }),
    await there.visitor.call(linkProject, { params: { project: 'alpha' }, body: { code: 'ABCD-EFGH-JKMN' } }),
    await here.visitor.call(crossProjectTransfer, { body: { project: 'beta', amount: 100 } }),
  ]
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual(answers.map(() => [403, 'proof-needed']))
})

test('a link that one house alone knows is replaced by the next, and moves nothing meanwhile', async () => {
  const [here, there] = [await ownerIn(houses.alpha, { won: 5_000n }), await ownerIn(houses.beta)]
  // Beta was killed after alpha had linked: its own row was never written.
  const link = 'c0'.repeat(16)
  const { linkableAs } = await import('./may-link.ts')
  const project = houses.beta.house.config.of(projectSettings).others.get('alpha')
  const told = project && (await linkableAs(houses.beta.house, houses.beta.house.db, there.player_id, project))
  const person = told && 'person' in told ? told.person : ''
  const code = (await codeOf(here)).replaceAll('-', '')
  expect((await callProject(houses.alpha, 'link', { code, link, person }, { as: 'beta' })).data).toEqual({ link, fault: null })
  expect((await callProject(houses.alpha, 'link', { code, link, person }, { as: 'beta' })).data['fault']).toBeNull()
  expect(await linked(here.visitor)).toEqual(['beta'])
  const { body } = await here.visitor.call(crossProjectTransfer, { body: { project: 'beta', amount: 100 } })
  expect(body).toMatchObject({ success: false, error: 'transfer-unlinked-there' })
  expect(await linked(here.visitor)).toEqual([])
  expect(said(await enterCode(there, await codeOf(here)))).toBe('linked')
})

test('a house without other projects has no such page, no way to it and no such call', async () => {
  const alone = await createTestHouse()
  try {
    const { visitor } = await registerPlayer(alone)
    expect((await visitor.raw('GET', '/rest/page/cash/transfers/')).statusCode).toBe(404)
    const page = await visitor.raw('GET', '/rest/page/cash/withdraw/')
    expect(page.json<{ data: { components: { type: string }[] } }>().data.components.map(({ type }) => type)).toEqual(['payout-desk'])
    const { status, body } = await visitor.call(crossProjectTransfer, { body: { project: 'beta', amount: 100 } })
    expect([status, body.error]).toEqual([404, 'project-unknown'])
    expect((await callProject(alone, 'check', { link: 'c0'.repeat(16), amount: 1, currency: 'UAH' })).status).toBe(403)
  } finally {
    await alone.close()
  }
  const { visitor } = await registerPlayer(houses.alpha)
  const page = await visitor.raw('GET', '/rest/page/cash/withdraw/')
  expect(page.json()).toMatchObject({
    data: { components: [{ type: 'payout-desk' }, { type: 'to-project-transfers', data: { projects: 1 } }] },
  })
  const own = await visitor.raw('GET', '/rest/page/cash/transfers/')
  expect(own.json()).toMatchObject({ data: { components: [{ data: { available: 0, projects: [{ project: 'beta', linkedAt: null }] } }] } })
})
