import { getHomePage, getPage } from '../contract.ts'
import { loadPage } from './load-page.ts'
import { handle } from '#kernel/http/handle.ts'

export const routes = [
  handle(getPage, async ({ query, ...call }) => {
    call.reply.header('cache-control', 'private, no-store')
    const { '*': path = '' } = call.request.params as { '*'?: string }
    return (await loadPage(call, path, query)) as never
  }),
  handle(getHomePage, async ({ query, ...call }) => {
    call.reply.header('cache-control', 'private, no-store')
    return (await loadPage(call, '/', query)) as never
  }),
]
