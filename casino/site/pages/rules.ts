/** A page in the page store. */
export interface StoredPage {
  readonly name: string
  readonly path: string
  readonly who: 'anyone' | 'player'
  readonly title: Readonly<Record<string, string>>
  readonly description: Readonly<Record<string, string>>
  readonly components: readonly StoredComponent[]
  readonly redirect_url: string | null
  /** 200, or the status with which the page is refused (RT-026). */
  readonly status: number
}

export interface StoredComponent {
  readonly type: string
  readonly settings?: Readonly<Record<string, unknown>>
  readonly essential?: boolean
}

export interface FoundPage {
  readonly page: StoredPage
  readonly params: Readonly<Record<string, string>>
}

/** RT-020, A-006: a path with exactly one slash at each end. */
export const normalPath = (path: string): string => {
  const inner = path.split('/').filter((part) => part !== '')
  return inner.length === 0 || (inner.length === 1 && inner[0] === 'home') ? '/' : `/${inner.join('/')}/`
}

const matchOf = (pattern: string, path: string): Record<string, string> | null => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

/** The page of a path. An exact path takes precedence over a pattern. */
export const findPage = (pages: readonly StoredPage[], path: string): FoundPage | null => {
  const wanted = normalPath(path)
  const exact = pages.find((page) => page.path === wanted)
  if (exact) return { page: exact, params: {} }
  for (const page of pages) {
    const params = page.path.includes(':') ? matchOf(page.path, wanted) : null
    if (params) return { page, params }
  }
  return null
}

/** PP-006: component types that are switched off everywhere. */
export const offOf = (pages: readonly Pick<StoredPage, 'components'>[]): string[] => {
  const all = pages.flatMap(({ components }) => components)
  const used = new Set(all.filter(({ settings }) => settings?.['isUse'] !== false).map(({ type }) => type))
  return [...new Set(all.map(({ type }) => type))].filter((type) => !used.has(type)).toSorted()
}
