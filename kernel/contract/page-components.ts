/**
 * What each kind of page component gets from the server, by the name of the kind. The slice that owns a kind says so in its
 * contract.ts: `declare module '#kernel/contract/page-components.ts' { interface PageComponentData { readonly 'races-banner': Race } }`.
 * Both sides are held to it: what fills the component on the server, and what shows it in the browser.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface PageComponentData {}

export type PageComponentType = keyof PageComponentData & string

/**
 * What kinds of component take as settings from the page store, declared beside their data by the kinds that take any. The server side
 * gives their schema to `withSettings`, so that a page edited by hand cannot hand them something else.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface PageComponentSettings {}

/** Settings of one kind. Every kind may be left out of a page by `isUse: false`. */
export type SettingsOf<Type extends PageComponentType> = { readonly isUse?: boolean } & (Type extends keyof PageComponentSettings
  ? PageComponentSettings[Type]
  : unknown)
