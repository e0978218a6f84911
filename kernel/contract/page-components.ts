/**
 * What each kind of page component gets from the server, by the name of the kind. The slice that owns a kind says so in its
 * contract.ts: `declare module '#kernel/contract/page-components.ts' { interface PageComponentData { readonly 'races-banner': Race } }`.
 * Both sides are held to it: what fills the component on the server, and what shows it in the browser.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface PageComponentData {}

export type PageComponentType = keyof PageComponentData & string
