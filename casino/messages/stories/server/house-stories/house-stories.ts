import type { CategoryDocument } from '../document.ts'
import { fairness, limits, money } from './about-the-house.ts'
import { bonuses, contests, lottery } from './about-taking-part.ts'

/** The house's own stories. Each is about what is really there; db tests hold their links to pages of the site. */
export const houseStories: readonly CategoryDocument[] = [fairness, limits, money, bonuses, contests, lottery]
