/** What a page is made of, as GET /rest/page{path}/ answers it. */
export interface PageData {
  readonly name: string
  readonly seo: { readonly title: string; readonly description: string }
  readonly components: readonly PageComponent[]
}

export interface PageComponent {
  readonly type: string
  /** From the page store; `isUse: false` hides what the component does. */
  readonly settings: Readonly<Record<string, unknown>>
  /** From the slice that owns the component's type. */
  readonly data: unknown
}

/** The data of a page's component by its type; undefined where the page has none. */
export const componentOf = <Data>(page: PageData, type: string): Data | undefined =>
  page.components.find((component) => component.type === type)?.data as Data | undefined
