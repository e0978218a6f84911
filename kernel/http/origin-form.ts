/**
 * The path of a request whose target names a whole address, as clients of proxies write it (RFC 9112, 3.2.2): which host it
 * says decides nothing here, as the Host header decides nothing. Any other target stays as it is.
 */
export const originForm = (target: string): string => {
  const authority = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(target)?.[0]
  if (authority === undefined) return target
  const rest = target.slice(authority.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
