import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { PageDeclaration } from '#kernel/slice.ts'
import { homeSections } from '../extensions.ts'
import { homePage } from './home-page.ts'

/** Every page that this release brings: the home page, and those of the slices. */
export const declaredPages = ({ slices }: House): readonly PageDeclaration[] => [
  homePage(contributionsTo(slices, homeSections)),
  ...slices.flatMap((slice) => slice.pages ?? []),
]
