import { Type, type Static } from 'typebox'

/** header.menu (EN-015). Guests get no counters. */
export const MenuMainData = Type.Object({
  header: Type.Object({
    menu: Type.Array(
      Type.Object({
        name: Type.String(),
        title: Type.String(),
        url: Type.String(),
        icon: Type.String(),
        group: Type.Union([Type.Literal('play'), Type.Literal('house')]),
        section: Type.Union([Type.String(), Type.Null()]),
        counter: Type.Union([Type.Integer(), Type.Null()]),
      }),
    ),
  }),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly menu: Static<typeof MenuMainData>
  }
}
