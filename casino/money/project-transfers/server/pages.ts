import type { PageComponents, PageDeclaration } from '#kernel/slice.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { projectsDesk } from './projects-desk.ts'
import { projectSettings } from './settings.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'cash-transfers',
    path: '/cash/transfers/',
    who: 'player',
    title: { uk: 'Перекази між проєктами — {brand}', ru: 'Переводы между проектами — {brand}', en: 'Transfers between projects — {brand}' },
    description: {
      uk: 'Зв’яжіть свої рахунки на сайтах одного власника та переказуйте гроші між ними.',
      ru: 'Свяжите свои счета на сайтах одного владельца и переводите деньги между ними.',
      en: 'Link your accounts on the sites of one owner and move money between them.',
    },
    components: [{ type: 'project-transfers', essential: true }],
  },
]

export const components: PageComponents = {
  // A house without other projects has no such page.
  'project-transfers': ({ house, visitor }) => {
    if (house.config.of(projectSettings).others.size === 0) throw new Refusal('not-found', {}, 404)
    if (visitor.player_id === null) throw new Refusal('not-authorized', {}, 401)
    return projectsDesk(house, visitor.player_id)
  },
  'to-project-transfers': async ({ house, visitor }) => {
    const projects = house.config.of(projectSettings).others.size
    return projects === 0 || visitor.player_id === null ? null : { projects }
  },
}
