import { createBoard, type BoardRow } from '#casino/campaigns/boards/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { specOf, specsOfStages, type RaceTemplate } from './race-template.ts'
import type { Window } from '../schedule.ts'

/** The slice whose boards races are. */
export const owner = 'contests/races'

type Stages = NonNullable<RaceTemplate['stages']>

/** Stages follow each other in equal parts of the race's time, and feed its table. */
const createStages = async (tx: Tx, house: House, whole: BoardRow, template: RaceTemplate, stages: Stages): Promise<void> => {
  const { stage: spec } = specsOfStages(template)
  const begin_ms = whole.starts_at.getTime()
  const part_ms = (whole.ends_at.getTime() - begin_ms) / stages.length
  const at = (part: number): Date => new Date(Math.round(begin_ms + part * part_ms))
  for (const [index, { title }] of stages.entries())
    await createBoard(tx, house, { owner, title, starts_at: at(index), ends_at: at(index + 1), spec, feeds: whole.id })
}

/** Puts a race into the calendar; its prizes are set aside with it. Undefined when its series has a race at that time. */
export const createRace = (house: House, series: string | null, window: Window, template: RaceTemplate): Promise<BoardRow | undefined> =>
  inTransaction(house.db, async (tx) => {
    const { stages = [], title } = template
    const spec = stages.length > 0 ? specsOfStages(template).whole : specOf(template)
    const race = await createBoard(tx, house, { owner, series, title, ...window, spec })
    if (race && stages.length > 0) await createStages(tx, house, race, template, stages)
    return race
  })
