import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { Video } from '../contract.ts'
import type { texts } from '../texts.ts'

/** How a video is told in words: what it returned, and whether anybody chose it. */
export const useVideoWords = () => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' })
  return {
    returned: ({ returned }: Video): string => text('videos.returned', { multiple: number.format(returned / 100) }),
    chosen: ({ rarity, rounds }: Video): string =>
      rarity
        ? text('videos.rarity', { times: number.format(rarity.times), of: number.format(rarity.of) })
        : text('videos.rounds', { count: rounds }),
  }
}
