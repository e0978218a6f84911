import { gamesBySlug } from '#casino/games/lobby/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { CommentJudged } from '../events.ts'
import { hideComment, judgedComment, restoreComment, waitingComments, type Judged } from './moderation-store.ts'

/** More is not decided in one sitting. */
const listed = 200

const linesOf = async (house: House, comments: readonly Judged[]): Promise<string> => {
  const games = new Map([...(await gamesBySlug(house)).values()].map(({ id, slug }) => [id, slug]))
  const players = await playersByIds(
    house.db,
    comments.map(({ player_id }) => player_id),
  )
  return comments
    .map(({ id, game_id, player_id, rating, text, state, reasons }) =>
      [
        id,
        games.get(game_id) ?? game_id,
        players.get(player_id)?.login ?? player_id,
        `${rating}/5`,
        state,
        reasons.join(' '),
        text.replaceAll('\n', ' / '),
      ].join('\t'),
    )
    .join('\n')
}

const listWaiting: OperatorWork = async (house) => {
  const waiting = await waitingComments(house.db, listed)
  return waiting.length === 0 ? 'No comment waits for a decision.' : linesOf(house, waiting)
}

/** Decides, and writes who did it and why into the audit log in the same transaction (reliability 22). */
const judge =
  (id: number, verdict: 'hidden' | 'restored', { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const comment = await judgedComment(house.db, id)
    if (!comment) throw new OperatorError(`There is no comment ${id}.`)
    await inTransaction(house.db, async (tx) => {
      if (verdict === 'hidden') await hideComment(tx, id, reason)
      else await restoreComment(tx, id, house.clock.now())
      await appendAudit(tx, house, {
        actor,
        action: `games/comments.${verdict}`,
        reason,
        subject: `player:${comment.player_id}`,
        data: { comment_id: id, text: comment.text },
      })
      await announce(tx, house, [CommentJudged({ comment_id: id, verdict }, comment.player_id)])
    })
    house.facts.wake()
    return `Comment ${id} is ${verdict}.`
  }

const readId = (typed: string | undefined): number => {
  if (typed === undefined || !/^[1-9]\d{0,8}$/.test(typed))
    throw new OperatorMistake('Name the comment by its number, as the list shows it.')
  return Number(typed)
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'comments list',
    help: 'Comments that players reported: those that are out of sight until somebody looks come first.',
    read: () => listWaiting,
  },
  {
    name: 'comments hide',
    usage: '<id>',
    decides: true,
    help: 'Nobody but its author sees a hidden comment; its stars count no more.',
    read: ({ words }, by) => judge(readId(words[0]), 'hidden', by),
  },
  {
    name: 'comments restore',
    usage: '<id>',
    decides: true,
    help: 'It stands there again, and reports that came until now count no more.',
    read: ({ words }, by) => judge(readId(words[0]), 'restored', by),
  },
]
