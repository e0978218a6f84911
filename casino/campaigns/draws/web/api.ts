/** The parts that pages of draws are made of. */
export { OddsTable } from './odds-table.tsx'
