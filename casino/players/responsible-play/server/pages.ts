import type { PageDeclaration } from '#kernel/slice.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'responsible-play',
    path: '/responsible-play/',
    title: { uk: 'Відповідальна гра — {brand}', ru: 'Ответственная игра — {brand}', en: 'Responsible play — {brand}' },
    description: {
      uk: 'Прості правила, перевірка себе, гаряча лінія 0 800 336 105, самообмеження та ліміти.',
      ru: 'Простые правила, проверка себя, горячая линия 0 800 336 105, самоограничение и лимиты.',
      en: 'Simple rules, a self-check, the helpline 0 800 336 105, self-restriction and limits.',
    },
    components: [{ type: 'play-controls' }],
  },
]
