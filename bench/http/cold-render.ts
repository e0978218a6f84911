import { renderToString } from 'react-dom/server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { createApi } from '#kernel/web/api/api.ts'
import { renderingContext } from '#kernel/web/server-context.ts'
import type { CompiledText } from '#kernel/web/texts/format-message.ts'
import { median } from '../figures.ts'
import { asElements } from './as-elements.ts'

/**
 * A separate process with React's production build: prints as JSON how many pages of 100 tiles it renders per second of processor
 * time, for a guest and without caches, and how many times React alone renders the same tiles. Argument: the site's URL, whose
 * responses provide the page's data.
 */
const tiles = 100
const slices = 7
const pages_a_slice = 100

interface Listed {
  readonly data: { readonly components: readonly { readonly type: string; readonly data: { games: object[]; total: number } }[] }
}

const site = process.argv[2] ?? ''
const list = '/rest/page/games/all-slots/?limit=18'
const answered = async (path: string): Promise<unknown> =>
  (await fetch(site + path, { headers: { 'x-requested-with': 'XMLHttpRequest', 'x-language': 'uk' } })).json()

const withTiles = (answer: unknown): unknown => {
  for (const { type, data } of (answer as Listed).data.components) {
    if (type !== 'games-grid') continue
    const { games } = data
    data.games = Array.from({ length: tiles }, (_, index) => ({ ...games[index % games.length], id: index + 1, slug: `game-${index}` }))
    data.total = tiles
  }
  return answer
}

const answers: Readonly<Record<string, unknown>> = {
  '/rest/app/init/': await answered('/rest/app/init/'),
  [list]: withTiles(await answered(list)),
}
const { data: texts } = (await answered('/i18n/messages/app/uk/')) as { data: Readonly<Record<string, CompiledText>> }
const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild
const handle = createRequestHandler({ ...build, basename: '/' }, 'production')

const page = async (): Promise<string> => {
  let html = ''
  const context = new RouterContextProvider()
  context.set(renderingContext, {
    api: createApi({
      transport: async ({ url }) => ({ status: url in answers ? 200 : 404, body: answers[url], retry_after_s: undefined }),
      headers: () => ({}),
      messageOf: () => '',
    }),
    language: 'uk',
    theme: 'dark',
    public_url: 'http://localhost:3000',
    audience: 'guest',
    brand: 'ua',
    build: build.assets.version,
    messages_url: '/i18n/messages/app/uk/',
    catalogue: texts,
    deliver: (written) => {
      html = written.html
    },
  })
  const { status } = await handle(new Request(`${site}/games/all-slots/`), context)
  if (status !== 200) throw new Error(`the page answered ${status}`)
  return html
}

await page()
const drawn = [...(await page()).matchAll(/<article[\s\S]*?<\/article>/g)].map(([tile]) => tile)
if (drawn.length !== tiles) throw new Error(`the page shows ${drawn.length} tiles and not ${tiles}`)
const elements = asElements(drawn.join(''))

const rateOf = async (render: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  for (let count = 0; count < pages_a_slice; count += 1) await render()
  const { user, system } = process.cpuUsage(before)
  return (pages_a_slice / (user + system)) * 1_000_000
}

const bare = (): string => renderToString(elements())
const ours: number[] = []
const theirs: number[] = []
await rateOf(page)
await rateOf(bare)
for (let slice = 0; slice < slices; slice += 1) {
  theirs.push(await rateOf(bare))
  ours.push(await rateOf(page))
}
process.stdout.write(JSON.stringify({ pages: median(ours), bare: median(theirs) }))
