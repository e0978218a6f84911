import { useDocument, type DocumentFacts } from '#kernel/web/document.tsx'
import type { PageData } from '#kernel/web/page/page-data.ts'
import type { AppState } from '#kernel/web/state/app-state.ts'

/** How other sites name a language with its country. */
const regions = { uk: 'uk_UA', ru: 'ru_UA', en: 'en_GB' } as const

/** What the house is, for machines that read pages. */
const organisationJson = (origin: string, title: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${origin}/#organization`, name: title, url: `${origin}/`, logo: `${origin}/icon-512.png` },
      { '@type': 'WebSite', name: title, url: `${origin}/`, publisher: { '@id': `${origin}/#organization` } },
    ],
  }).replaceAll('<', '\\u003c')

type Machines = NonNullable<DocumentFacts['for_machines']>

/** Browsers draw their own bars in the colour of the page. Another theme changes it where it is chosen (kernel/web/state/theme.ts). */
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
  /** Without a language. */
  readonly path: string
}

/** The page's one address, its twins in the other languages, and what a link to it shows elsewhere. */
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

/** What search engines, other sites and the device read of a document. Rendered by the server alone; a missing page has no address. */
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
