import { accountNoticeOf } from '#casino/messages/notifications/extensions.ts'
import { DataFileReady, ErasureCancelled } from '../events.ts'

const link = '/profile/?tab=data'

export const notices = [
  accountNoticeOf(DataFileReady, ({ data }) => ({
    player_id: BigInt(data.player_id),
    about: `data-file:${data.file_id}`,
    system_alias: 'default',
    title: { key: 'notifications.data-file.title', values: {} },
    body: { key: 'notifications.data-file', values: {} },
    link,
    has_own_notice: true,
  })),
  accountNoticeOf(ErasureCancelled, ({ data, position }) => ({
    player_id: BigInt(data.player_id),
    about: `erasure-cancelled:${position}`,
    system_alias: 'default',
    title: { key: 'notifications.erasure-cancelled.title', values: {} },
    body: { key: 'notifications.erasure-cancelled', values: {} },
    link,
    has_own_notice: false,
  })),
]
