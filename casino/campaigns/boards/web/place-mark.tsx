import { ArtIcon } from '#ui/art-icon.tsx'

const medals = { 1: 'gold-medal', 2: 'silver-medal', 3: 'bronze-medal' } as const

/** A place: a medal for the first three, with the number for screen readers. */
export const PlaceMark = ({ place }: { readonly place: number }) => {
  const medal = medals[place as keyof typeof medals]
  if (!medal) return <span className="amount inline-grid size-8 place-items-center font-bold text-ink-soft">{place}</span>
  return (
    <span className="inline-grid size-8 place-items-center">
      <ArtIcon name={medal} size={28} />
      <span className="sr-only">{place}</span>
    </span>
  )
}
