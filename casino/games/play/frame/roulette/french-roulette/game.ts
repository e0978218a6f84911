import '../roulette.css'
import '../track.css'
import './look.css'
import { openTable } from '../open-table.ts'
import { frenchKind } from './kind.ts'

export const open = openTable(frenchKind)
