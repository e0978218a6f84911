import type { RawBuilder } from 'kysely'
import { defineExtension } from '#kernel/extensions.ts'
import type { PageComponentDeclaration, PageDeclaration } from '#kernel/slice.ts'

/** A section of the home page. */
export type HomeSection = PageComponentDeclaration & {
  /** Order: 10, 20 ... from the top; unique. */
  readonly position: number
}

/** The sections of the home page. */
export const homeSections = defineExtension<HomeSection>('site/pages.home-sections', {
  keyOf: ({ position }) => String(position),
  faultOf: ({ position }) => (Number.isInteger(position) && position > 0 ? undefined : 'its position is a whole number above 0'),
})

/** A section on a page of another slice that has room for sections. */
export type PageSection = PageComponentDeclaration & {
  /** The page's name: `games`. */
  readonly page: string
  /** Above what the page has itself; below it by default. */
  readonly place?: 'first'
}

export const pageSections = defineExtension<PageSection>('site/pages.page-sections', { keyOf: ({ page, type }) => `${page} ${type}` })

/** Pages that a slice has by its rows and not by its code: a campaign's. They come and go with the rows, at most 5 s later. */
export interface RowPages {
  /** The slice. */
  readonly name: string
  /** A subquery that gives one JSON value: the pages of all slices come in one round trip. */
  readonly rows: RawBuilder<unknown>
  readonly pagesOf: (rows: unknown) => readonly PageDeclaration[]
}

export const rowPages = defineExtension<RowPages>('site/pages.row-pages', { keyOf: ({ name }) => name })
