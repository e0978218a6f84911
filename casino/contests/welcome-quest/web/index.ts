import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'contests/welcome-quest',
  components: [{ type: 'welcome-quest', load: () => import('./welcome-card.tsx') }],
  modals: [
    {
      name: 'WelcomeQuestModal',
      aliases: ['WelcomeQuest'],
      load: () => import('./welcome-quest-modal.tsx'),
      rows: ['BO-021', 'MD-022', 'OP-029', 'SA-069'],
    },
  ],
})
