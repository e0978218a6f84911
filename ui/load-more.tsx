import { Button } from './button.tsx'
import { Progress } from './progress.tsx'

type LoadMoreProps = {
  readonly label: string
  /** "18 of 54" in the player's language; null if the list is not counted. */
  readonly shown_text: string | null
  readonly shown: number
  readonly total: number | null
  /** Why loading the last page failed, in the player's language. */
  readonly failure?: string | null
  readonly loading: boolean
  readonly onMore: () => void
}

/** The end of a paged list: how much is shown, and a button for the next page. Hidden when everything is shown. */
export const LoadMore = ({ label, shown_text, shown, total, failure = null, loading, onMore }: LoadMoreProps) => {
  if (total !== null && shown >= total) return null
  return (
    <div className="mx-auto mt-8 flex w-56 flex-col items-center gap-3">
      <div role="status" className="flex w-full flex-col items-center gap-3">
        {shown_text !== null && <p className="amount text-sm text-ink-soft">{shown_text}</p>}
        {failure !== null && <p className="text-center text-sm text-negative">{failure}</p>}
      </div>
      {shown_text !== null && total !== null && <Progress label={shown_text} value={shown} max={total} className="h-1 w-full" />}
      <Button variant="secondary" wide loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
