/** What people of the house do with races: put one into the calendar, or a series that goes on by itself. */
export { createRace } from './create-race.ts'
export { writeSeries, type SeriesRow } from './series-store.ts'
