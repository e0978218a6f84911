import { Circle, Crosshair, CircleDot, Hexagon, type LucideIcon, Snowflake, Swords, Target, Volleyball } from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  football: Hexagon,
  tennis: Circle,
  basketball: CircleDot,
  'ice-hockey': Snowflake,
  volleyball: Volleyball,
  'table-tennis': Target,
  esports: Crosshair,
  'mixed-martial-arts': Swords,
}

/** A sign of a sport. */
export const SportIcon = ({ sport }: { readonly sport: string }) => {
  const Icon = icons[sport] ?? Circle
  return <Icon aria-hidden="true" />
}
