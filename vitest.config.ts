import { defineConfig } from 'vitest/config'

const outside = ['**/node_modules/**', 'build/**', 'data/**', 'e2e/**']

/** A build server may stand still for longer than a test waits. What passes at its second try is named in the log, with the first one's error. */
const second_try = process.env['CI'] ? 1 : 0

/** What somebody else does (a statement, a timer, a module that is loaded) may take seconds on such a machine. A wait ends as soon as it is done. */
const patient = { poll: { timeout: 18_000 } }

export default defineConfig({
  test: {
    // Two cores are what a small machine has; more workers would only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, '**/*.db.test.ts', '**/*.mocked.test.{ts,tsx}'],
          // Some start processes and sockets of their own.
          retry: second_try,
          // To load modules anew for each file would take longer than the tests; what one stubs is put back for the next.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['apps/testing/put-back-globals.ts'],
          unstubEnvs: true,
          expect: patient,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'mocked',
          include: ['**/*.mocked.test.{ts,tsx}'],
          exclude: outside,
          expect: patient,
          retry: second_try,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: [...outside, '**/*.mocked.db.test.ts'],
          globalSetup: ['apps/testing/database-setup.ts'],
          // Each test has a house and a database of its own; to load the site's modules anew for each file is a third of the time.
          isolate: false,
          expect: patient,
          retry: second_try,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // What puts something in a module's place needs modules of its own: among shared ones it would come too late, and prove nothing.
          name: 'db-mocked',
          include: ['**/*.mocked.db.test.ts'],
          exclude: outside,
          globalSetup: ['apps/testing/database-setup.ts'],
          expect: patient,
          retry: second_try,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/open-site.ts'],
          // Each worker has a site and a browser of its own: while one's page waits, the other's goes on. A third would only wait for a core.
          maxWorkers: 2,
          // Files run one after the other in one process: what they are made of is loaded once.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: second_try,
          // What a page does may take a while on a busy machine, as for every other wait of a journey.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
