/** Rows of the table per call unless asked for fewer (SA-008, API-221): the top hundred. */
export const leaderboard_limit = 100

/** What a player may drive; an id in calls, the name of its pictures in ui/art/cars. */
export const cars = [
  { id: 1, name: 'swallow' },
  { id: 2, name: 'aurochs' },
  { id: 3, name: 'falcon' },
] as const

/** Who goes along: for company, it changes nothing of what counts. */
export const companions = [
  { id: 1, name: 'dog', icon: 'paw' },
  { id: 2, name: 'owl', icon: 'owl' },
  { id: 3, name: 'fox', icon: 'fox' },
] as const

export type Car = (typeof cars)[number]
export type Companion = (typeof companions)[number]

/** Pictures of a car by their looks (EN-104): on the road, with a canister in its tank, in the garage. */
export const imagesOf = ({ name }: Pick<Car, 'name'>) => ({
  active: `/art/cars/${name}-active.svg`,
  activeWithCanister: `/art/cars/${name}-active-with-canister.svg`,
  preview: `/art/cars/${name}-preview.svg`,
})

/** Whether nothing on the road can be done or won any more. */
export const isOver = ({ state }: { readonly state: 'soon' | 'active' | 'finish' | 'closed' }): boolean =>
  state === 'finish' || state === 'closed'
