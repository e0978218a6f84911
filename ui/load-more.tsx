import { Button } from './button.tsx'
import { Progress } from './progress.tsx'

type LoadMoreProps = {
  readonly label: string
  /** "18 of 54", already in the player's language. */
  readonly shown_text: string
  readonly shown: number
  readonly total: number
  readonly loading: boolean
  readonly onMore: () => void
}

/** The end of a page of a list: how much is seen, and the next page on a press. Gone when everything is shown. */
export const LoadMore = ({ label, shown_text, shown, total, loading, onMore }: LoadMoreProps) => {
  if (shown >= total) return null
  return (
    <div className="mx-auto mt-8 flex w-56 flex-col items-center gap-3">
      <p className="amount text-sm text-ink-soft">{shown_text}</p>
      <Progress label={shown_text} value={shown} max={total} className="h-1 w-full" />
      <Button variant="secondary" wide loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
