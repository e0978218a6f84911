import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'messages/stories',
  components: [{ type: 'stories', load: () => import('./stories-row.tsx') }],
  modals: [
    {
      name: 'StoriesSlider',
      aliases: ['StoriesSliderModal'],
      query: { stories: 'category_id', story_id: 'story_id' },
      load: () => import('./stories-slider-modal.tsx'),
      rows: ['MD-028', 'OP-030', 'OP-045'],
    },
  ],
  openers: [
    {
      flag: 'stories',
      // A window that `openModal` names at the same address opens by its own name, and reads the same flags.
      open: (category_id, { query, openModal }) => {
        if (!query.has('openModal')) openModal('StoriesSlider', { category_id, story_id: query.get('story_id') ?? '' })
      },
      rows: ['OP-045', 'OP-030'],
    },
  ],
})
