import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { PublicGameLine } from '../contract.ts'
import { publicLists, type PublicList } from '../extensions.ts'
import { type PublicListType, sourceOf } from '../rules.ts'

export interface Asked {
  readonly player_id: bigint
  readonly language: Language
  readonly limit: number
  readonly offset: number
}

/** The list contributed for a type; empty if no slice contributes one. */
const listOf = (house: House, type: PublicListType): PublicList | undefined =>
  contributionsTo(house.slices, publicLists).find((list) => list.type === sourceOf(type))

/** PP-007: copies only the fields of a public game, whatever else the slice returned. */
export const readPublicList = async (
  house: House,
  type: PublicListType,
  asked: Asked,
): Promise<{ rows: PublicGameLine[]; total: number }> => {
  const found = await listOf(house, type)?.read({ house, ...asked })
  const rows = (found?.rows ?? []).map(({ slug, title, at }) => ({ slug, title, ...(at === undefined ? {} : { at }) }))
  return { rows, total: found?.total ?? 0 }
}
