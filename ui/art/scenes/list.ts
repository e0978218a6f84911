import type { Frame } from '../pieces/frame.ts'
import { autumnTrail } from './autumn-trail.ts'
import { morningRun } from './morning-run.ts'
import { starryNight } from './starry-night.ts'
import { steppeHighway } from './steppe-highway.ts'
import { winterRoad } from './winter-road.ts'

/** Wide pictures of campaigns, 16 : 6, by name; their left half is kept empty for text. A campaign's document names one by its path. */
export const scenes: Readonly<Record<string, (frame: Frame) => string>> = {
  'autumn-trail': autumnTrail,
  'morning-run': morningRun,
  'starry-night': starryNight,
  'steppe-highway': steppeHighway,
  'winter-road': winterRoad,
}
