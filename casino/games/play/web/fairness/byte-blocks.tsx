import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../../fairness-texts.ts'
import type { Block } from './trace-round.ts'

/** A round with many free spins reads dozens of blocks; nobody compares more than a few by eye. */
const most_shown = 4

const hexOf = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')

const BlockLine = ({ message, bytes, used }: Block) => (
  <div>
    <p className="font-mono text-xs font-semibold break-all">{message}</p>
    <p className="mt-1 font-mono text-xs leading-relaxed text-ink-soft">
      <mark className="rounded-xs bg-accent-soft px-1 text-accent-ink">{hexOf(bytes.slice(0, used))}</mark> {hexOf(bytes.slice(used))}
    </p>
  </div>
)

/** The bytes that the seeds and the nonce give, and how many of them the round used. */
export const ByteBlocks = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const text = useText<typeof texts>()
  const hidden = blocks.length - most_shown
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">{text('fairness.step.bytes-text')}</p>
      <div className="flex flex-col gap-3">
        {blocks.slice(0, most_shown).map((block) => (
          <BlockLine key={block.message} {...block} />
        ))}
      </div>
      {hidden > 0 && <p className="mt-3 text-sm text-ink-soft">{text('fairness.step.blocks-more', { count: hidden })}</p>}
    </>
  )
}
