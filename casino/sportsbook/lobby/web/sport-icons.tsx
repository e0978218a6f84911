import { Circle, Gamepad2, HandFist, HockeyStick, Volleyball } from 'lucide-react'
import type { ReactNode } from 'react'

/** A ball or a bat in the manner of the other icons: no set has all of them, and two sports must not share one. */
const Drawn = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="lucide"
    aria-hidden="true"
  >
    {children}
  </svg>
)

const icons: Readonly<Record<string, ReactNode>> = {
  football: (
    <Drawn>
      <circle cx="12" cy="12" r="10" />
      <path d="m12 7.6 4.2 3-1.6 4.9H9.4l-1.6-4.9zM12 7.6V2.2M16.2 10.6l5.2-1.6M14.6 15.5l3.2 4.4M9.4 15.5l-3.2 4.4M7.8 10.6 2.6 9" />
    </Drawn>
  ),
  tennis: (
    <Drawn>
      <circle cx="12" cy="12" r="10" />
      <path d="M5 4.9c4.3 3.8 4.3 10.4 0 14.2M19 4.9c-4.3 3.8-4.3 10.4 0 14.2" />
    </Drawn>
  ),
  basketball: (
    <Drawn>
      <circle cx="12" cy="12" r="10" />
      <path d="M2 12h20M12 2v20M5.2 4.7C7.6 6.6 9 9.2 9 12s-1.4 5.4-3.8 7.3M18.8 4.7C16.4 6.6 15 9.2 15 12s1.4 5.4 3.8 7.3" />
    </Drawn>
  ),
  'table-tennis': (
    <Drawn>
      <path d="M14.6 15.4A7.2 7.2 0 1 0 6 11.5c.5 1.4 1 2.6.2 3.7L2.6 19a1.7 1.7 0 0 0 2.4 2.4l3.8-3.6c1.1-.8 2.3-.3 3.7.2M6.6 13.4l6.2 6.2" />
      <circle cx="19" cy="18.5" r="2.5" />
    </Drawn>
  ),
  'ice-hockey': <HockeyStick aria-hidden="true" />,
  volleyball: <Volleyball aria-hidden="true" />,
  esports: <Gamepad2 aria-hidden="true" />,
  'mixed-martial-arts': <HandFist aria-hidden="true" />,
}

/** A sign of a sport. */
export const SportIcon = ({ sport }: { readonly sport: string }) => icons[sport] ?? <Circle aria-hidden="true" />
