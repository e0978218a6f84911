import type { Publisher } from '#kernel/realtime/publisher.ts'

/** Nobody hears what is published, and all of it is made. */
export const silentPublisher: Publisher = {
  publish: async () => undefined,
  positions: async () => [],
  kept: async (channels) => channels.map(() => true),
  disconnect: async () => undefined,
  close: async () => undefined,
}
