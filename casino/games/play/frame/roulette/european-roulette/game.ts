import '../roulette.css'
import '../track.css'
import { openTable } from '../open-table.ts'
import { europeanKind } from './kind.ts'

export const open = openTable(europeanKind)
