import '../roulette.css'
import { openTable } from '../open-table.ts'

export const open = openTable
