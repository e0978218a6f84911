import { basketball } from './basketball/basketball.ts'
import { esports } from './esports/esports.ts'
import { football } from './football/football.ts'
import { iceHockey } from './ice-hockey/ice-hockey.ts'
import { mixedMartialArts } from './mixed-martial-arts/mixed-martial-arts.ts'
import type { SportEngine } from './sport-engine.ts'
import { tableTennis } from './table-tennis/table-tennis.ts'
import { tennis } from './tennis/tennis.ts'
import { volleyball } from './volleyball/volleyball.ts'

/** Every sport that is simulated and priced here. */
export const sports: readonly SportEngine[] = [football, basketball, tennis, iceHockey, volleyball, tableTennis, esports, mixedMartialArts]

export const sportOf = (slug: string): SportEngine | undefined => sports.find((sport) => sport.slug === slug)
