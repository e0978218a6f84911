import ipaddr from 'ipaddr.js'

/** Unreadable addresses share one counter, so a client cannot escape a limit by sending a new invalid address with each request. */
const unreadable = 'unreadable'

const longest = 64

/** The address without the port that some proxies append (`203.0.113.7:4711`, `[2001:db8::1]:4711`) and without an IPv6 zone. */
const bareOf = (told: string): string => {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(told)?.[1]
  const bare = bracketed ?? /^([\d.]+):\d{1,5}$/.exec(told)?.[1] ?? told
  return bare.split('%', 1)[0] ?? ''
}

/** The bytes of an address: 4 for IPv4, 16 for IPv6. An IPv4-mapped IPv6 address gives its IPv4 bytes. Undefined if it cannot be parsed. */
const bytesOf = (told: string): readonly number[] | undefined => {
  if (told.length > longest) return undefined
  const bare = bareOf(told.trim())
  const is_address = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare)
  return is_address ? ipaddr.process(bare).toByteArray() : undefined
}

/** The address with its host bits cleared, in CIDR notation. The prefix length is given for IPv4 (of 32) and IPv6 (of 128). */
const prefixed = (told: string, bits: { readonly v4: number; readonly v6: number }): string => {
  const bytes = bytesOf(told)
  if (!bytes) return unreadable
  const length = bytes.length === 4 ? bits.v4 : bits.v6
  const kept = bytes.map((byte, index) => (index * 8 < length ? byte : 0))
  return `${ipaddr.fromByteArray(kept).toString()}/${length}`
}

/** The key by which one client is counted. For IPv6 that is the /64, because a customer can pick any address in it. */
export const addressOf = (ip: string): string => prefixed(ip, { v4: 32, v6: 64 }).replace(/\/32$/, '')

/** The surrounding network, /24 or /48: for wider limits, and the only form in which an address is stored beside a session. */
export const prefixOf = (ip: string): string => prefixed(ip, { v4: 24, v6: 48 })

/** Whether an address is a loopback address, reachable from this machine only. */
export const isLoopback = (ip: string): boolean => {
  const bytes = bytesOf(ip)
  return bytes !== undefined && ipaddr.fromByteArray([...bytes]).range() === 'loopback'
}

/** Address ranges that are not reachable from the internet. */
const privateRanges: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified', 'carrierGradeNat'])

/** Names that no public DNS resolves: single-label names, and the private-use suffixes of RFC 6761, RFC 6762 and ICANN. */
const privateName = /^[^.]+$|\.(?:localhost|local|test|invalid|internal|home\.arpa)$/

/** Whether a host name or address is reachable only from this machine or its local network. IPv6 may be written in `[…]`. */
export const isPrivateHost = (host: string): boolean => {
  const bytes = bytesOf(host)
  return bytes ? privateRanges.has(ipaddr.fromByteArray([...bytes]).range()) : privateName.test(host.toLowerCase())
}
