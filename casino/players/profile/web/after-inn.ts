/** RT-016: where the form leads: to the game that asked for the number, in its mode; otherwise to the lobby. */
export const afterInn = (slug: unknown, is_money: unknown): string => {
  if (typeof slug !== 'string' || !/^[a-z0-9-]{1,80}$/.test(slug)) return '/games/'
  const wants_money = is_money === undefined || is_money === null || is_money === true || /^(true|1)\/?$/.test(String(is_money))
  return `/?game=${slug}&isMoney=${wants_money}`
}
