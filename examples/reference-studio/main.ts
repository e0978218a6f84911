/** `npm run studio`: the reference studio on a port of its own. HOUSE_URL, PROVIDER, PROVIDER_KEY, STUDIO_PORT; STAGING=yes lets itself be examined. */
import { createStudio } from './studio.ts'

const { HOUSE_URL = 'http://localhost:3000', PROVIDER = 'reference', PROVIDER_KEY = '', STUDIO_PORT = '4100', STAGING = 'no' } = process.env

if (!/^(?:[0-9a-f]{2}){32,}$/.test(PROVIDER_KEY)) {
  process.stderr.write(
    'PROVIDER_KEY must have at least 64 hex digits (openssl rand -hex 32), the same as in GAME_PROVIDERS of the house.\n',
  )
  process.exit(1)
}

const studio = createStudio({ url: new URL(HOUSE_URL).origin, name: PROVIDER, key: PROVIDER_KEY, is_staging: STAGING === 'yes' })
studio.listen(Number(STUDIO_PORT), () => process.stdout.write(`The studio plays for ${HOUSE_URL} on port ${STUDIO_PORT}.\n`))
