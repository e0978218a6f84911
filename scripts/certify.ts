/**
 * `npm run certify -- URL`: examines the staging of a studio (docs/providers.md). PROVIDER and PROVIDER_KEY are those that both sides know;
 * CERTIFY_PORT (4200) is where the studio has to find the house for the time of the examination.
 */
import { parseArgs } from 'node:util'
import { examine } from './certify/examine.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [url = ''] = positionals
const { PROVIDER = 'reference', PROVIDER_KEY = '', CERTIFY_PORT = '4200' } = process.env

if (!URL.canParse(url) || !/^(?:[0-9a-f]{2}){32,}$/.test(PROVIDER_KEY)) {
  process.stderr.write('PROVIDER=name PROVIDER_KEY=hex npm run certify -- https://staging.studio.example\n')
  process.exit(2)
}

process.stdout.write(`The examiner stands for the house on http://localhost:${CERTIFY_PORT}: the studio's staging calls it there.\n\n`)
const results = await examine({
  name: PROVIDER,
  key: PROVIDER_KEY,
  port: Number(CERTIFY_PORT),
  studioFor: async () => url,
  onScene: ({ title, faults }) =>
    process.stdout.write(`${faults.length === 0 ? 'passed' : 'FAILED'}  ${title}\n${faults.map((fault) => `        ${fault}\n`).join('')}`),
})
const failed = results.filter(({ faults }) => faults.length > 0).length
process.stdout.write(`\n${failed === 0 ? 'Certified' : 'Not certified'}: ${results.length - failed} of ${results.length} scenes passed.\n`)
process.exit(failed === 0 ? 0 : 1)
