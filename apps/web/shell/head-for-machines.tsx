import { useDocument, type DocumentFacts } from '#kernel/web/document.tsx'
import type { PageData } from '#kernel/web/page/page-data.ts'
import type { AppState } from '#kernel/web/state/app-state.ts'

/** Locale codes for Open Graph. */
const regions = { uk: 'uk_UA', ru: 'ru_UA', en: 'en_GB' } as const

/** Structured data about the site. */
const organisationJson = (origin: string, title: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${origin}/#organization`, name: title, url: `${origin}/`, logo: `${origin}/icon-512.png` },
      { '@type': 'WebSite', name: title, url: `${origin}/`, publisher: { '@id': `${origin}/#organization` } },
    ],
  }).replaceAll('<', '\\u003c')

type Machines = NonNullable<DocumentFacts['for_machines']>

/** The colour of the browser's own bars. Changing the theme updates it (kernel/web/state/theme.ts). */
const BarColour = ({ grounds }: Pick<Machines, 'grounds'>) => {
  const { theme } = useDocument()
  if (theme !== 'system') return <meta name="theme-color" content={grounds[theme]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={grounds.dark} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={grounds.light} />
    </>
  )
}

interface SharedPageProps extends Pick<Machines, 'origin'> {
  readonly seo: PageData['seo']
  readonly config: AppState['config']
  /** Path without a language prefix. */
  readonly path: string
}

/** Canonical URL, alternates in the other languages, and Open Graph data. */
const SharedPage = ({ origin, seo, config, path }: SharedPageProps) => {
  const { language } = useDocument()
  const addressOf = (url: string): string => `${origin}${url.slice(0, -1)}${path}`
  const address = addressOf(config.languages.find(({ code }) => code === language)?.url ?? '/')
  return (
    <>
      <link rel="canonical" href={address} />
      {config.languages.map(({ code, url }) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressOf(url)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf('/')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.brand.title} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={regions[language]} />
      <meta property="og:image" content={`${origin}/share.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

interface HeadProps extends Pick<SharedPageProps, 'path'> {
  readonly seo: PageData['seo'] | undefined
  readonly config: AppState['config'] | undefined
}

/** Metadata for search engines, link previews and devices. Rendered on the server only; a missing page has no canonical URL. */
export const HeadForMachines = ({ seo, config, path }: HeadProps) => {
  const { for_machines } = useDocument()
  if (!for_machines) return null
  const { origin, grounds } = for_machines
  return (
    <>
      <BarColour grounds={grounds} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {seo && config && <SharedPage origin={origin} seo={seo} config={config} path={path} />}
      {config && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organisationJson(origin, config.brand.title) }} />}
    </>
  )
}
