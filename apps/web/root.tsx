import '#ui/styles.css'
import { Suspense, useState, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLoaderData, useMatches, type LoaderFunctionArgs } from 'react-router'
import { useDocument } from '#kernel/web/document.tsx'
import { setWebSlices } from '#kernel/web/every-web-slice.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { EarlyCallsScript } from '#kernel/web/page/early-calls.tsx'
import type { PageData } from '#kernel/web/page/page-data.ts'
import { renderingContext } from '#kernel/web/server-context.ts'
import { AppStateProvider, appState, type AppState } from '#kernel/web/state/app-state.ts'
import { fontPreloads } from '#ui/fonts/preload.ts'
import { DocumentHead } from './shell/document-head.tsx'
import { EarlyInput } from './shell/early-input.tsx'
import { NoScript } from './shell/no-script.tsx'
import { LogoSprite } from './shell/logo-sprite.tsx'
import { PageTexts } from './shell/page-texts.tsx'
import { SiteVersionScript } from './shell/site-version-script.tsx'

const SiteFailed = lazyPart(() => import('./shell/site-failed.tsx'))

/** The code that the slices' manifests refer to is loaded on demand. */
setWebSlices(async () => (await import('./slices.ts')).webSlices)

/** The state in every player's document: that somebody is signed in, and nothing about them. */
const frameOf = ({ config, main }: AppState): AppState => ({
  config,
  main: { ...main, isGuest: false, websocket: null },
  nobody: main,
  is_coming: true,
})

/** ST-001: the start-up call, made once per document; afterwards the browser updates the state itself. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<AppState> => {
  const { api, audience } = context.get(renderingContext)
  const answer = await api.send('GET', '/rest/app/init/')
  if (!answer.success) throw new Error(`the start-up call failed: ${answer.error}`)
  const state = (answer as unknown as { data: AppState }).data
  return audience === 'guest' ? state : frameOf(state)
}

export const shouldRevalidate = (): boolean => false

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { language, theme, brand, build, audience, logo_width } = useDocument()
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  return (
    <html
      lang={language}
      data-brand={brand}
      data-theme={theme}
      data-build={build}
      data-audience={audience}
      data-logo={logo_width}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* On the server only: React ignores unknown elements in the head. */}
        {import.meta.env.SSR && (
          <>
            <SiteVersionScript />
            {audience === 'player' && <EarlyCallsScript page_call={page?.own_call} />}
            {fontPreloads(language).map((font) => (
              <link key={font.href} {...font} />
            ))}
            <link rel="icon" type="image/svg+xml" href={`/art/brands/${brand}.svg`} />
          </>
        )}
        <DocumentHead />
        <Links />
      </head>
      <body>
        <LogoSprite />
        {import.meta.env.SSR && <NoScript />}
        {children}
        <EarlyInput />
        {import.meta.env.SSR && <PageTexts />}
        <ScrollRestoration storageKey="scroll-positions" />
        <Scripts />
      </body>
    </html>
  )
}

/** For errors that no page and no part of the frame has caught; the router's default is written for programmers. */
export const ErrorBoundary = () => (
  <Suspense fallback={null}>
    <SiteFailed />
  </Suspense>
)

const Root = () => {
  const loaded = useLoaderData<typeof loader>()
  const [first] = useState(() => {
    if (typeof window !== 'undefined') appState.set(loaded)
    return loaded
  })
  return (
    <AppStateProvider value={first}>
      <Outlet />
    </AppStateProvider>
  )
}

export default Root
