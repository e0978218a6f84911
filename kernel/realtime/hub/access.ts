/** The part of a channel before its first colon, or the whole name: `race` for `race:7`, `common` for `common`. */
export const namespaceOf = (channel: string): string => {
  const colon = channel.indexOf(':')
  return colon === -1 ? channel : channel.slice(0, colon)
}

/**
 * A channel such as `player:#42` belongs to the users named after its `#`, whatever a token says. A second check behind the token,
 * as in Centrifugo, in case a token was issued by mistake.
 */
export const ownsChannel = (channel: string, user: string): boolean => {
  const mark = channel.indexOf('#')
  return (
    mark === -1 ||
    (user !== '' &&
      channel
        .slice(mark + 1)
        .split(',')
        .includes(user))
  )
}
