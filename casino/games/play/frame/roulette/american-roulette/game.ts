import '../roulette.css'
import '../track.css'
import './look.css'
import { openTable } from '../open-table.ts'
import { americanKind } from './kind.ts'

export const open = openTable(americanKind)
