import type { FastifyInstance } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { injectTransport } from '#apps/server/web/inject-transport.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { createApi } from '#kernel/web/api/api.ts'
import { renderingContext, type Audience, type Theme } from '#kernel/web/server-context.ts'
import type { CompiledText } from '#kernel/web/texts/format-message.ts'

export interface PageRequest {
  /** Path with its language prefix, and the part of the query that affects rendering. */
  readonly address: string
  readonly base: string
  readonly language: Language
  readonly theme: Theme
  readonly audience: Audience
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  /** Where the page redirects to. */
  readonly location: string | undefined
}

/** The built routes and their build id. */
export interface WebBuild {
  readonly build: () => Promise<ServerBuild>
  readonly build_id: string
}

export type Render = (page: PageRequest) => Promise<RenderedPage>

/** Renders pages with the built (or freshly loaded) routes; each language is the same site under its own base path. */
export const createRenderer = (app: FastifyInstance, house: House, { build, build_id }: WebBuild): Render => {
  const waited = house.metrics.counter('openhouse_patient_renders', 'Pages whose parts had to be waited for, as after a start.')
  const handlers = new Map<string, { readonly of: ServerBuild; readonly handle: ReturnType<typeof createRequestHandler> }>()

  const catalogues = new Map<Language, Readonly<Record<string, CompiledText>>>()
  const catalogueOf = (language: Language): Readonly<Record<string, CompiledText>> => {
    const known = catalogues.get(language) ?? house.messages.ofPages(language)
    catalogues.set(language, known)
    return known
  }

  const handlerFor = async (base: string) => {
    const current = await build()
    const known = handlers.get(base)
    if (known?.of === current) return known.handle
    const handle = createRequestHandler({ ...current, basename: base }, house.config.web === 'dev' ? 'development' : 'production')
    handlers.set(base, { of: current, handle })
    return handle
  }

  return async ({ address, base, language, theme, audience }) => {
    const context = new RouterContextProvider()
    let html = ''
    context.set(renderingContext, {
      api: createApi({
        transport: injectTransport(app),
        headers: () => ({ 'x-language': language }),
        messageOf: (status) => house.messages.format(language, status === null ? 'shell.no-connection' : 'shell.call-failed', { status }),
      }),
      language,
      theme,
      public_url: house.config.public_url,
      audience,
      brand: house.brand.name,
      build: build_id,
      messages_url: `/i18n/messages/app/${language}/?v=${house.messages.version(language)}`,
      catalogue: catalogueOf(language),
      deliver: (written) => {
        html = written.html
        if (!written.is_in_one_go) waited.inc()
      },
    })
    const handle = await handlerFor(base)
    // The URL uses our own origin, whatever Host header the request had.
    const response = await handle(new Request(`${house.config.public_url}${address}`), context)
    return { status: response.status, html, location: response.headers.get('location') ?? undefined }
  }
}
