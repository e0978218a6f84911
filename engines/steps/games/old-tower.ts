import { towerGame } from '../tower.ts'

export const tower_floors = 8

/** Eight floors of an old tower; behind the doors are stairs, or an owl that wakes everybody. */
export const oldTower = towerGame({
  slug: 'old-tower',
  names: { uk: 'Стара вежа', ru: 'Старая башня', en: 'Old Tower' },
  floors: tower_floors,
  levels: {
    easy: { doors: 4, drawn_is: 'bad' },
    medium: { doors: 3, drawn_is: 'bad' },
    hard: { doors: 2, drawn_is: 'bad' },
    bold: { doors: 3, drawn_is: 'good' },
  },
  shown: [1, 4, tower_floors],
})
