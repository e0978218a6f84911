import type { PageComponentData, PageComponentType } from '#kernel/contract/page-components.ts'

/** What a page is made of, as GET /rest/page{path}/ answers it. */
export interface PageData {
  readonly name: string
  readonly seo: { readonly title: string; readonly description: string }
  readonly components: readonly PageComponent[]
  /** Set on the frame that all players get: nothing of the page is in it, and this call brings it. */
  readonly own_call?: string
  /** How many players had left this document when it came: what was made for one of them is not shown to the next. None for the first page. */
  readonly came_after?: number
}

export interface PageComponent {
  readonly type: string
  /** From the page store; `isUse: false` hides what the component does. */
  readonly settings: Readonly<Record<string, unknown>>
  /** From the slice that owns the component's type. */
  readonly data: unknown
}

/** The data of a page's component by its type; undefined where the page has none. */
export const componentOf = <Type extends PageComponentType>(page: PageData, type: Type): PageComponentData[Type] | undefined =>
  page.components.find((component) => component.type === type)?.data as PageComponentData[Type] | undefined

/** Those of all its components of a type. */
export const componentsOf = <Type extends PageComponentType>(page: PageData, type: Type): readonly PageComponentData[Type][] =>
  page.components.filter((component) => component.type === type).map(({ data }) => data as PageComponentData[Type])
