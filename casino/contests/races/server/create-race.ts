import { createBoard, type BoardRow } from '#casino/campaigns/boards/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { specOf, type RaceTemplate } from './race-template.ts'
import type { Window } from '../schedule.ts'

/** The slice whose boards races are. */
export const owner = 'contests/races'

/** Puts a race into the calendar; its prizes are set aside with it. Undefined when its series has a race at that time. */
export const createRace = (house: House, series: string | null, window: Window, template: RaceTemplate): Promise<BoardRow | undefined> =>
  inTransaction(house.db, (tx) => createBoard(tx, house, { owner, series, title: template.title, ...window, spec: specOf(template) }))
