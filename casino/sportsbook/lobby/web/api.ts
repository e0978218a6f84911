/** What other slices of the sportsbook make their pages of. */
export { crestPattern } from './crest-shapes.ts'
export { Crest } from './crest.tsx'
export { useMarketWords } from './market-words.ts'
export { MatchTime } from './match-clock.tsx'
export { useMultipleText, useOddsText } from './odds-format.ts'
export { SportFrame } from './sport-frame.tsx'
