import type { FastifyInstance } from 'fastify'
import type { House } from '#kernel/house.ts'
import { commonChannel } from '#kernel/realtime/publisher.ts'

/** Push message on the common channel: a new release is running (RTM-054). Pages of another release offer to reload. */
export interface AppUpdatedMessage {
  readonly type: 'app'
  readonly event: 'updated'
  readonly data: { readonly version: string }
}

/**
 * Publishes it once the site can answer. With the embedded hub everybody reconnects after a start and notices the release in the
 * next response; a separate Centrifugo keeps its connections across releases.
 */
export const announceRelease = (app: FastifyInstance, { realtime }: Pick<House, 'realtime'>, version: string): void => {
  const message: AppUpdatedMessage = { type: 'app', event: 'updated', data: { version } }
  app.addHook('onListen', (done) => {
    void realtime.publish([{ channel: commonChannel, message }])
    done()
  })
}
