// `npm start`: the whole site, with nothing but Node on the machine. `--dev` is `npm run dev`.
import { bootstrap } from './bootstrap.mjs'

await bootstrap('scripts/start.ts', process.argv.slice(2))
