import '../roulette.css'
import '../track.css'
import { openTable } from '../open-table.ts'

export const open = openTable
