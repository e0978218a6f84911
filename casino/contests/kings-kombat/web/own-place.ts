import type { OwnTeam } from '../contract.ts'

/** One's place in the team: from the first ten, which move with messages, where one is among them; else as it was read. */
export const ownPlace = ({ members, place }: OwnTeam, login: string | null): number | null =>
  members.find(({ profile }) => profile.login === login)?.place ?? (place === null ? null : Math.max(place, members.length + 1))
