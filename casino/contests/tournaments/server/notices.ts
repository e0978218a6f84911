import { noticeOf } from '#casino/messages/notifications/extensions.ts'
import { OwnTournamentBegan } from '../events.ts'

export const notices = [
  noticeOf(OwnTournamentBegan, ({ player_id, data }) =>
    player_id === null
      ? undefined
      : {
          player_id,
          about: `tournament:${data.tournament_id}:${player_id}`,
          system_alias: 'default',
          title: { key: 'tournaments.notice.began', values: { title: data.title } },
          body: { key: 'tournaments.notice.began.body', values: {} },
          link: '/tournaments-promo/',
          has_own_notice: false,
          is_invitation: true,
        },
  ),
]
