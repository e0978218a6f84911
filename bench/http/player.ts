import { arrive } from './visitor.ts'

/** Registers a player as a browser would; returns their session's cookies. */
export const registered = async (site_url: string): Promise<string> => {
  const visitor = await arrive(site_url)
  const email = `bench-${process.pid}-${Math.floor(performance.timeOrigin)}@example.org`
  const form = { email, password: 'a bench that measures', isAgeConfirmed: true, isAgreementsConfirmed: true }
  await visitor.call('POST', '/rest/registerV2/', form)
  return visitor.headers()['cookie'] ?? ''
}
