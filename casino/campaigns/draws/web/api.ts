/** Components for pages with draws. */
export { OddsTable } from './odds-table.tsx'
