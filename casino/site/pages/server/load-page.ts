import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { refuse } from '../contract.ts'
import type { StoredComponent } from '../rules.ts'
import { pageOf } from './api.ts'
import { componentsOf, settingsFault } from './component-kinds.ts'
import type { ComponentContext, ContentContext } from '#kernel/slice.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'

export interface Paging {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Looked up once per page, and only if it has an invitation. */
const askAudience = ({ house, visitor: { player_id } }: ContentContext): (() => Promise<boolean>) => {
  let asked: Promise<boolean> | undefined
  return () => (asked ??= player_id === null ? Promise.resolve(true) : isInAudience(house.db, house, 'invitation', player_id))
}

interface FilledComponent {
  readonly type: string
  readonly settings: object
  readonly data: unknown
}

const fill = async (
  component: StoredComponent,
  context: Omit<ComponentContext, 'settings'>,
  mayInvite: () => Promise<boolean>,
): Promise<FilledComponent | null> => {
  const settings = component.settings ?? {}
  if (settings['isUse'] === false) return null
  const provide = componentsOf(context.house).get(component.type)
  if (!provide) return { type: component.type, settings, data: null }
  try {
    const fault = settingsFault(context.house, component)
    if (fault !== undefined) throw new Error(fault)
    if (provide.is_invitation && !(await mayInvite())) return null
    const data = await provide({ ...context, settings: settings as never })
    return data === null ? null : { type: component.type, settings, data }
  } catch (error) {
    // A failing rail of games must not fail the page; its main component must.
    if (component.essential || error instanceof Refusal) throw error
    context.house.log.error({ err: error, component: component.type }, 'a component of a page has no data')
    return null
  }
}

/** What the page is about, by its first component that says so. */
const subjectOf = (house: House, components: readonly FilledComponent[]): string => {
  for (const { type, data } of components) {
    const subject = componentsOf(house).get(type)?.subject
    if (subject && data !== null) return subject(data as never)
  }
  return ''
}

/** Loads the page of a path: a redirect, a refusal (by its status, or to guests), or its components with their data. */
export const loadPage = async (context: ContentContext, path: string, { limit, offset }: Paging) => {
  const { house, visitor, language } = context
  const found = await pageOf(house, path)
  if (!found) return refuse('not-found', {}, 404)
  const { page, params } = found
  if (page.redirect_url) return { redirectUrl: page.redirect_url }
  if (page.status === 404) return refuse('not-found', {}, 404)
  if (page.status !== 200) return refuse('temporarily-unavailable', {}, page.status)
  const words = (texts: Readonly<Record<string, string>>): string =>
    (texts[language] ?? texts[house.brand.default_language] ?? '').replaceAll('{brand}', house.brand.title)
  const seo = { title: words(page.title), description: words(page.description) }
  // The page's title is not confidential: a visitor who signs in gets the page under that title.
  if (page.who === 'player' && visitor.player_id === null) return refuse('not-authorized', seo, 401)
  const mayInvite = askAudience(context)
  const filled = await Promise.all(
    page.components.map((component) => fill(component, { house, visitor, language, limit, offset, params }, mayInvite)),
  )
  const components = filled.filter((component) => component !== null)
  const title = seo.title.replaceAll('{subject}', () => subjectOf(house, components))
  return { data: { name: page.name, seo: { ...seo, title }, components } }
}
