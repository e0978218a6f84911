import type { Card } from '#engines/table/cards.ts'
import { cardBack, playingCard } from '#ui/art/pieces/playing-cards.ts'

/** The house's own drawing as markup: it holds nothing that anybody typed. */
export const CardFace = ({ card }: { readonly card: Card }) => <g dangerouslySetInnerHTML={{ __html: playingCard(card.rank, card.suit) }} />

const back = cardBack('#7a1f3a')

export const CardBack = () => <g dangerouslySetInnerHTML={{ __html: back }} />
