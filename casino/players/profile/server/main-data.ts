import { defineMainData } from '#kernel/slice.ts'
import { selectSeen } from './store.ts'
import { SeenMainData } from '../main-data.ts'

interface Row {
  readonly on_boarding: readonly string[]
  readonly popups: readonly string[]
}

/** What the player has seen or closed for good (API-048, EN-057). Ids of blocks are numbers, as they were sent. */
export const mainData = defineMainData({
  name: 'seen',
  schema: SeenMainData,
  read: selectSeen,
  fields: (row) => {
    const seen = row as Row | null
    return {
      onBoarding: { seen: [...(seen?.on_boarding ?? [])] },
      closePopups: (seen?.popups ?? []).map((name) => (/^\d{1,9}$/.test(name) ? Number(name) : name)),
    }
  },
})
