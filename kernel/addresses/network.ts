import ipaddr from 'ipaddr.js'

/** Whoever comes from an address that cannot be read is counted with all others of that kind: nobody makes up a new one by each request. */
const unreadable = 'unreadable'

const longest = 64

/** The address itself, without the port that some proxies write behind it (`203.0.113.7:4711`, `[2001:db8::1]:4711`) and without a zone. */
const bareOf = (told: string): string => {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(told)?.[1]
  const bare = bracketed ?? /^([\d.]+):\d{1,5}$/.exec(told)?.[1] ?? told
  return bare.split('%', 1)[0] ?? ''
}

/** The bytes of an address, 4 or 16 of them; an IPv4 address in IPv6's clothes is one of IPv4. Undefined where it is none. */
const bytesOf = (told: string): readonly number[] | undefined => {
  if (told.length > longest) return undefined
  const bare = bareOf(told.trim())
  const is_address = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare)
  return is_address ? ipaddr.process(bare).toByteArray() : undefined
}

/** The first bits of an address as CIDR writes them: so many of IPv4's 32, or of IPv6's 128. */
const prefixed = (told: string, bits: { readonly v4: number; readonly v6: number }): string => {
  const bytes = bytesOf(told)
  if (!bytes) return unreadable
  const length = bytes.length === 4 ? bits.v4 : bits.v6
  const kept = bytes.map((byte, index) => (index * 8 < length ? byte : 0))
  return `${ipaddr.fromByteArray(kept).toString()}/${length}`
}

/** What counts as one address: an IPv6 customer has a whole /64 to choose from. */
export const addressOf = (ip: string): string => prefixed(ip, { v4: 32, v6: 64 }).replace(/\/32$/, '')

/** The network around it: /24 or /48. Also all that is kept of an address beside a session. */
export const prefixOf = (ip: string): string => prefixed(ip, { v4: 24, v6: 48 })

/** Is it this machine's own address, which nobody else can ask from? */
export const isLoopback = (ip: string): boolean => {
  const bytes = bytesOf(ip)
  return bytes !== undefined && ipaddr.fromByteArray([...bytes]).range() === 'loopback'
}

/** Networks that the world does not reach, whatever is open in them. */
const privateRanges: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified', 'carrierGradeNat'])

/** Names that no public name server knows: of one word, and those that RFC 6761, RFC 6762 and ICANN keep for private use. */
const privateName = /^[^.]+$|\.(?:localhost|local|test|invalid|internal|home\.arpa)$/

/** May a host of this name or address be reached from one's own machine and network alone? `[…]` around an IPv6 address is allowed. */
export const isPrivateHost = (host: string): boolean => {
  const bytes = bytesOf(host)
  return bytes ? privateRanges.has(ipaddr.fromByteArray([...bytes]).range()) : privateName.test(host.toLowerCase())
}
