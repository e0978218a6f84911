/** What people of the house do with races: put one into the calendar, or a series that goes on by itself. */
export { createRace } from './create-race.ts'
export { writeSeries, type RaceTemplate, type SeriesRow } from './race-store.ts'
/** Takes a player out of a race, as the player can do too. */
export { leaveRace } from './join-race.ts'
