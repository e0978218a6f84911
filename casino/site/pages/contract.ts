import { Type } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts as httpTexts } from '#kernel/http/texts.ts'

export const refuse = refuserOf(httpTexts)

const component = Type.Object({
  type: Type.String(),
  settings: Type.Record(Type.String(), Type.Unknown()),
  data: Type.Unknown(),
})

const page = Type.Object({
  name: Type.String(),
  seo: Type.Object({ title: Type.String(), description: Type.String() }),
  components: Type.Array(component),
})

const paging = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
})

const reply = Type.Object({ data: Type.Optional(page), redirectUrl: Type.Optional(Type.String()) })

export const getPage = endpoint({
  route: 'GET /rest/page/*',
  who: 'anyone',
  effect: 'reads',
  query: paging,
  reply,
  refusals: ['not-found', 'not-authorized'],
  rows: ['API-003', 'RT-020', 'RT-021', 'RT-024', 'RT-077', 'ER-004', 'ER-005', 'ER-007'],
  summary: 'Data of a page: its components with settings and data, its titles, or where it moves to.',
})

export const getHomePage = endpoint({
  route: 'GET /rest/v2/page/home/',
  aliases: ['GET /rest/page/home/', 'GET /rest/page/'],
  who: 'anyone',
  effect: 'reads',
  query: paging,
  reply,
  rows: ['API-005', 'RT-017'],
  summary: 'Data of the home page.',
})

// The components need no data from the server.
declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'home-hero': null
    readonly 'home-promises': null
  }
}
