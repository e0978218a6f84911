/**
 * The data that each type of page component gets from the server. The slice that owns a type declares it in its contract.ts:
 * `declare module '#kernel/contract/page-components.ts' { interface PageComponentData { readonly 'races-banner': Race } }`. Both
 * the server code that loads the data and the browser view are checked against it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface PageComponentData {}

export type PageComponentType = keyof PageComponentData & string

/**
 * The settings that a type of component takes from the page store, declared next to its data. The server side passes their schema
 * to `withSettings`, so that a page edited by hand cannot pass anything else.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface PageComponentSettings {}

/** Settings of one component type. Any component can be left out of a page with `isUse: false`. */
export type SettingsOf<Type extends PageComponentType> = { readonly isUse?: boolean } & (Type extends keyof PageComponentSettings
  ? PageComponentSettings[Type]
  : unknown)
