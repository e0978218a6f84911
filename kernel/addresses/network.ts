const ipv4Of = (address: string): string | undefined => /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]

/** The eight groups of an IPv6 address, with `::` filled in. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/** What counts as one address: an IPv6 customer has a whole /64 to choose from. */
export const addressOf = (ip: string): string => ipv4Of(ip) ?? `${groupsOf(ip).slice(0, 4).join(':')}::/64`

/** The network around it: /24 or /48. Also all that is kept of an address beside a session. */
export const prefixOf = (ip: string): string => {
  const ipv4 = ipv4Of(ip)
  return ipv4 ? `${ipv4.split('.').slice(0, 3).join('.')}.0/24` : `${groupsOf(ip).slice(0, 3).join(':')}::/48`
}
