/** How many sides the die of a trail has. */
export const trail_die = 6
