/** What the world is called in the feed. */
export const producer = { name: 'world', is_simulated: true } as const
