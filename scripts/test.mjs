// `npm test`: everything from types to browser journeys, with nothing but Node on the machine.
import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/test.ts', process.argv.slice(2))
