import type { Logger } from 'pino'
import type { Config } from '#kernel/config/config.ts'
import { CentrifugoPublisher } from '#kernel/realtime/centrifugo-publisher.ts'
import { EmbeddedPublisher } from '#kernel/realtime/embedded-publisher.ts'
import type { Publisher } from '#kernel/realtime/publisher.ts'

/** The publisher selected by the configuration. The embedded one drops messages until `attachHub` starts its hub. */
export const createPublisher = (config: Config, log: Logger): Publisher => {
  if (config.centrifugo === null) return new EmbeddedPublisher()
  const { api_url, api_key } = config.centrifugo
  const onLost = (error: Error, commands: number): void => log.error({ err: error, commands }, 'realtime messages did not reach Centrifugo')
  return new CentrifugoPublisher({ api_url, api_key, onLost })
}
