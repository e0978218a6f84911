import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServeAsset } from '#apps/server/web/assets.ts'
import { encodingOf } from '#apps/server/web/encoding.ts'
import { fallbackPage } from '#apps/server/web/fallback-page.ts'
import type { RecentPages } from '#apps/server/web/recent-pages.ts'
import { addressed } from '#apps/server/web/language-prefix.ts'
import { pageKey, shownQuery } from '#apps/server/web/page-key.ts'
import { tabsOf } from '#apps/server/web/page-tabs.ts'
import { TooManyPages } from '#apps/server/web/turns.ts'
import type { SharedPages } from '#apps/server/web/shared-pages.ts'
import { sendPage } from '#apps/server/web/rendered.ts'
import { pageOf } from '#casino/site/pages/server/api.ts'
import { logOf } from '#kernel/http/request-log.ts'
import type { House } from '#kernel/house.ts'
import type { Identify } from '#kernel/http/visitor.ts'
import { offerXsrfToken } from '#kernel/http/xsrf.ts'
import { themes, type Theme } from '#kernel/web/server-context.ts'

/** Path prefixes of API calls: an unknown one gets an API error, not a page (API-300). */
const calls = /^\/(?:rest|i18n|login|remind|connection|health|metrics|docs|a|assets|art)(?:\/|$)/

/** A missing file gets no page. No page has a dot in its last segment. */
const file = /\.\w{1,11}$/

interface Parts {
  readonly house: House
  readonly identify: Identify
  readonly serveAsset: ServeAsset
  readonly sharedPages: SharedPages
  readonly recentPages: RecentPages
}

const themeOf = (request: FastifyRequest): Theme => themes.find((theme) => theme === request.cookies['theme']) ?? 'dark'

const splitUrl = (url: string): { pathname: string; search: string } => {
  const mark = url.indexOf('?')
  return mark === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, mark), search: url.slice(mark) }
}

/** Answers an address that is not an API route: a file, or a cached page, which is the same for all guests or all players. */
export const serveAddress = ({ house, identify, serveAsset, sharedPages, recentPages }: Parts) => {
  const servePage = async (request: FastifyRequest, reply: FastifyReply, pathname: string, search: string) => {
    const where = addressed(pathname, search, house.brand.default_language)
    if ('redirect' in where) return reply.header('cache-control', 'no-store').redirect(where.redirect, 302)
    const visitor = await identify(request, house, reply)
    offerXsrfToken(house, visitor, request, reply)
    const found = await pageOf(house, where.path)
    const query = shownQuery(search, tabsOf(found))
    const encoding = encodingOf(request.headers['accept-encoding'])
    const page = {
      address: `${pathname}${query}`,
      base: where.base,
      language: where.language,
      theme: themeOf(request),
      audience: visitor.player_id === null ? ('guest' as const) : ('player' as const),
    }
    const is_varied = found !== null && Object.keys(found.params).length > 0
    const bytes = await sharedPages(pageKey(page, found !== null, where.path, query), page, is_varied)
    if (!is_varied) recentPages.learn(request.url, page, encoding, bytes)
    return sendPage(bytes, encoding, request, reply)
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    const { pathname, search } = splitUrl(request.url)
    if (await serveAsset(pathname, request, reply)) return reply
    if (calls.test(pathname) || file.test(pathname)) return reply.callNotFound()
    return servePage(request, reply, pathname, search)
  }
}

/** The response when a page could not be rendered, or not in time. */
export const serveFallback =
  (house: House) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // Whoever asks for too many must not fill the log too; they are counted instead.
    if (!(error instanceof TooManyPages)) logOf(house, request).error({ err: error }, 'a page could not be rendered')
    const { pathname, search } = splitUrl(request.url)
    const where = addressed(pathname, search, house.brand.default_language)
    const language = 'language' in where ? where.language : house.brand.default_language
    return fallbackPage(house, { language, theme: themeOf(request) }, reply)
  }
