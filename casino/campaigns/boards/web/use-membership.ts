import { usePending } from '#kernel/web/forms/use-pending.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { refreshBoard, type LiveBoardProps } from './live-board.ts'

interface Membership {
  readonly is_busy: boolean
  /** Null if players cannot join with a button. */
  readonly join: ((team?: number) => void) | null
  /** Null if players cannot leave. */
  readonly leave: (() => void) | null
  /** Null while no additional attempt is available. */
  readonly increaseAttempt: (() => void) | null
}

type Change = () => Promise<{ readonly success: true } | { readonly success: false; readonly message: string }>

/** Joining and leaving (RA-002, TO-006). Guests are asked to register. */
export const useMembership = ({ board, place }: Pick<LiveBoardProps, 'board' | 'place'>): Membership => {
  const { isGuest } = useMain()
  const [is_busy, run] = usePending()
  const { calls } = place
  const change = (send: Change): void =>
    run(async () => {
      const answer = await send()
      if (answer.success) await refreshBoard(place)
      else notify({ tone: 'negative', title: answer.message })
    })
  const { join, leave, increaseAttempt } = calls
  return {
    is_busy,
    join: join && ((team) => (isGuest ? openModal('Register', { source: calls.kind }) : change(() => join(board.id, team ?? null)))),
    leave: leave ? () => change(() => leave(board.id)) : null,
    increaseAttempt: increaseAttempt && board.canIncreaseAttempt ? () => change(() => increaseAttempt(board.id)) : null,
  }
}
