/** Registers a player as a browser would; the cookies of their session. */
export const registered = async (site_url: string): Promise<string> => {
  const cookies = new Map<string, string>()
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<void> => {
    const answer = await fetch(`${site_url}${path}`, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value.join('='))
    }
    const { success } = (await answer.json()) as { success: boolean }
    if (!success) throw new Error(`${method} ${path} was refused with ${answer.status}`)
  }
  await call('GET', '/rest/init/')
  const email = `bench-${process.pid}-${Math.floor(performance.timeOrigin)}@example.org`
  await call('POST', '/rest/registerV2/', { email, password: 'a bench that measures', isAgeConfirmed: true, isAgreementsConfirmed: true })
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
