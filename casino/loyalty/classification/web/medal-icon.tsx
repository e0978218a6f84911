import { ArtIcon } from '#ui/art-icon.tsx'
import type { MedalId } from '../rules.ts'

const pictures = { 1: 'bronze-medal', 2: 'silver-medal', 3: 'gold-medal' } as const

export const MedalIcon = ({ id, size }: { readonly id: MedalId; readonly size: number }) => <ArtIcon name={pictures[id]} size={size} />
