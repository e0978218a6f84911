import { Panel, Thing, Words } from '#ui/scene.tsx'
import { Fingerprint, StoryScene, Tick } from './stage.tsx'

/** A locked secret and an opened one, and the same fingerprint under both. */
export const Sealed = () => (
  <StoryScene>
    <path d="M150 122h100" strokeWidth="2.5" strokeDasharray="2 9" strokeLinecap="round" className="stroke-line-strong" />
    <Panel x={24} y={52} width={146} height={196} />
    <Thing name="lock" x={97} y={122} size={92} />
    <Panel x={36} y={190} width={122} height={46} className="fill-surface-2 stroke-line" />
    <Fingerprint x={44} y={213} />
    <Panel x={230} y={52} width={146} height={196} />
    <Thing name="old-key" x={303} y={120} size={88} />
    <Panel x={242} y={190} width={122} height={46} className="fill-surface-2 stroke-line" />
    <Fingerprint x={250} y={213} />
    <Thing name="die" x={200} y={120} size={72} turn={-8} />
    <Words x={97} y={281} width={78} height={5} className="fill-positive opacity-60" />
    <Words x={225} y={281} width={78} height={5} className="fill-positive opacity-60" />
    <Tick x={200} y={283} radius={22} />
  </StoryScene>
)

/** A round's row under a magnifier: what was written and what was worked out are one. */
export const Recount = () => (
  <StoryScene>
    <Panel x={42} y={34} width={316} height={250} />
    <path d="M42 82h316" strokeWidth="1.5" className="stroke-line" />
    {[64, 78, 92].map((x) => (
      <circle key={x} cx={x} cy={58} r="4.5" className="fill-line-strong" />
    ))}
    <Words x={118} y={52} width={214} height={12} className="fill-surface-3" />
    <Words x={66} y={110} width={74} height={9} className="fill-line-strong" />
    <Panel x={66} y={126} width={134} height={46} className="fill-surface-2 stroke-line" />
    <Fingerprint x={80} y={149} className="fill-ink-soft" />
    <Words x={66} y={200} width={98} height={9} className="fill-line-strong" />
    <Panel x={66} y={216} width={134} height={46} className="fill-accent-soft stroke-accent" />
    <Fingerprint x={80} y={239} />
    <path d="M206 149c24 0 24 90 0 90" fill="none" strokeWidth="2.5" strokeLinecap="round" className="stroke-positive" />
    <Tick x={226} y={194} />
    <Thing name="magnifier" x={312} y={226} size={132} />
  </StoryScene>
)
