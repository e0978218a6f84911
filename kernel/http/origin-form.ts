/**
 * The path of a request whose target is an absolute URL, as proxy clients send it (RFC 9112, 3.2.2). Its host is ignored, as the
 * Host header is. Any other target is returned unchanged.
 */
export const originForm = (target: string): string => {
  const authority = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(target)?.[0]
  if (authority === undefined) return target
  const rest = target.slice(authority.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
