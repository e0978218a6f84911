import type { PageComponentData, PageComponentType } from '#kernel/contract/page-components.ts'

/** A page as GET /rest/page{path}/ returns it. */
export interface PageData {
  readonly name: string
  readonly seo: { readonly title: string; readonly description: string }
  readonly components: readonly PageComponent[]
  /** Set on the frame document for players: it contains no page data, and this call loads them. */
  readonly own_call?: string
  /**
   * Value of `playersGone` when the data were requested: a player's data are not shown to the next visitor. Undefined for the first
   * page.
   */
  readonly came_after?: number
}

export interface PageComponent {
  readonly type: string
  /** From the page store; `isUse: false` turns the component off. */
  readonly settings: Readonly<Record<string, unknown>>
  /** From the slice that owns the component's type. */
  readonly data: unknown
}

/** Data of a page's component by its type; undefined if the page has none. */
export const componentOf = <Type extends PageComponentType>(page: PageData, type: Type): PageComponentData[Type] | undefined =>
  page.components.find((component) => component.type === type)?.data as PageComponentData[Type] | undefined

/** Data of all components of a type. */
export const componentsOf = <Type extends PageComponentType>(page: PageData, type: Type): readonly PageComponentData[Type][] =>
  page.components.filter((component) => component.type === type).map(({ data }) => data as PageComponentData[Type])
