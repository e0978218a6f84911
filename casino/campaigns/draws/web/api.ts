/** Components for pages with draws. */
export { DrawnLine } from './drawn-line.tsx'
export { DrawWheel, useWheelTurn } from './draw-wheel.tsx'
export { OddsTable } from './odds-table.tsx'
