import type { FastifyInstance } from 'fastify'
import type { House } from '#kernel/house.ts'
import { commonChannel } from '#kernel/realtime/publisher.ts'

/** Push on everybody's channel: this release has begun to answer (RTM-054). Pages of another one offer to load themselves anew. */
export interface AppUpdatedMessage {
  readonly type: 'app'
  readonly event: 'updated'
  readonly data: { readonly version: string }
}

/**
 * Says so as soon as the site can be asked. Where the site carries its own hub, everybody connects anew after a start and learns
 * it from the head of the next answer; a Centrifugo beside the site keeps its connections while releases change.
 */
export const tellRelease = (app: FastifyInstance, { realtime }: Pick<House, 'realtime'>, version: string): void => {
  const message: AppUpdatedMessage = { type: 'app', event: 'updated', data: { version } }
  app.addHook('onListen', (done) => {
    void realtime.publish([{ channel: commonChannel, message }])
    done()
  })
}
