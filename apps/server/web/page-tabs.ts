import { webSlices } from '#apps/web/slices.ts'
import { normalPath, type FoundPage } from '#casino/site/pages/rules.ts'

const none: ReadonlySet<string> = new Set()

/** By the path of the page. */
const known: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  webSlices
    .flatMap(({ pages = [] }) => pages)
    .map(({ path, tabs = [] }) => [normalPath(path), new Set(typeof tabs === 'function' ? tabs(webSlices) : tabs)]),
)

/** The values of `?tab=` that the page declares. */
export const tabsOf = (found: Pick<FoundPage, 'page'> | null): ReadonlySet<string> => (found && known.get(found.page.path)) ?? none
