import { accountNoticeOf } from '#casino/messages/notifications/extensions.ts'
import { PlayerSignedIn } from '../events.ts'

export const notices = [
  /** A sign-in from a device that the account did not know. */
  accountNoticeOf(PlayerSignedIn, ({ player_id, data }) =>
    player_id !== null && data.is_new_device === true && data.session !== undefined
      ? {
          player_id,
          about: `new-device:${data.session}`,
          system_alias: 'default',
          title: { key: 'notifications.new-device.title', values: {} },
          body: { key: 'notifications.new-device', values: { device: data.device } },
          link: '/profile/?tab=security',
          has_own_notice: false,
        }
      : undefined,
  ),
]
