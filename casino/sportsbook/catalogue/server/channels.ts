import type { ChannelDeclaration } from '#kernel/realtime/channels.ts'

/** Both are public: they only carry what public pages show. */
export const channels: readonly ChannelDeclaration[] = [
  { namespace: 'sport-event', allows: (channel) => /^sport-event:[1-9][0-9]{0,14}$/.test(channel) },
  { namespace: 'sport-list', allows: (channel) => /^sport-list:[a-z0-9-]{1,40}$/.test(channel) },
]
