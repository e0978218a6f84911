import { hiddenFields } from '../hidden-fields.ts'

export const hives = 25

/** An apiary of twenty-five hives: honey in most of them, angry bees in as many as the player chose. */
export const honeyHives = hiddenFields({
  slug: 'honey-hives',
  names: { uk: 'Медова пасіка', ru: 'Медовая пасека', en: 'Honey Hives' },
  fields: hives,
  traps: [1, 3, 5, 8, 12, 20],
  shown: [1, 3, 5],
})
