import '#ui/styles.css'
import { Suspense, useState, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useDocument } from '#kernel/web/document.tsx'
import { setAccountPartsSource } from '#kernel/web/account-parts.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { setComponentSource } from '#kernel/web/page/page-components.tsx'
import { setProfileTabSource } from '#kernel/web/profile-tabs.ts'
import { renderingContext } from '#kernel/web/server-context.ts'
import { AppStateProvider, appState, type AppState } from '#kernel/web/state/app-state.ts'
import { fontPreloads } from '#ui/fonts/preload.ts'
import { DocumentHead } from './shell/document-head.tsx'
import { EarlyPresses } from './shell/early-presses.tsx'
import { LogoSprite } from './shell/logo-sprite.tsx'

const SiteFailed = lazyPart(() => import('./shell/site-failed.tsx'))

/** The slices' manifests come after the first screen: what they name loads when it is wanted. */
const slices = async () => (await import('./slices.ts')).webSlices
setComponentSource(async () => (await slices()).flatMap((slice) => slice.components ?? []))
setProfileTabSource(async () => (await slices()).flatMap((slice) => slice.profileTabs ?? []))
setAccountPartsSource(async () => ({
  sign_in_ways: (await slices()).flatMap((slice) => slice.signInWays ?? []),
  security_cards: (await slices()).flatMap((slice) => slice.securityCards ?? []),
}))

/** ST-001: the start-up call, made once per document; afterwards the browser keeps the state up to date itself. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<AppState> => {
  const { api } = context.get(renderingContext)
  const answer = await api.send('GET', '/rest/app/init/')
  if (!answer.success) throw new Error(`the start-up call failed: ${answer.error}`)
  return (answer as unknown as { data: AppState }).data
}

export const shouldRevalidate = (): boolean => false

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { language, theme, brand, build, messages_url, nonce, logo_width } = useDocument()
  return (
    <html lang={language} data-brand={brand} data-theme={theme} data-build={build} data-logo={logo_width} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {fontPreloads(language).map((font) => (
          <link key={font.href} {...font} />
        ))}
        <link rel="preload" as="fetch" crossOrigin="anonymous" href={messages_url} data-messages="" />
        <link rel="icon" type="image/svg+xml" href={`/art/brands/${brand}.svg`} />
        <DocumentHead />
        <Links nonce={nonce} />
      </head>
      <body>
        <LogoSprite />
        {children}
        <EarlyPresses />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** Of what no page and no part of the frame has caught: the router's own words would be for programmers. */
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
