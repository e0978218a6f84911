import { classNames } from '#ui/class-names.ts'

interface ProgressBarsProps {
  readonly count: number
  /** Number of the story that is shown, from 1. */
  readonly number: number
  /** How long that story stays; null if it stays until somebody goes on. */
  readonly stays_ms: number | null
  readonly is_running: boolean
  readonly onOver: () => void
}

/** One bar for each story of a category. The one that is shown fills while it stays, and tells when that is over: no other clock runs. */
export const ProgressBars = ({ count, number, stays_ms, is_running, onOver }: ProgressBarsProps) => (
  <span aria-hidden="true" className="flex gap-1">
    {Array.from({ length: count }, (_, index) => {
      const is_shown = index + 1 === number
      return (
        <span key={index} className="h-1 flex-1 overflow-clip rounded-full bg-surface-3">
          {index < number && (
            <span
              className={classNames('block h-full origin-left bg-accent-mark', is_shown && stays_ms !== null && 'animate-fill')}
              style={
                is_shown && stays_ms !== null
                  ? { animationDuration: `${stays_ms}ms`, animationPlayState: is_running ? 'running' : 'paused' }
                  : undefined
              }
              onAnimationEnd={onOver}
            />
          )}
        </span>
      )
    })}
  </span>
)
