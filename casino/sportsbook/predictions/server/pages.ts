import type { PageDeclaration } from '#kernel/slice.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'austin-major',
    path: '/austin-major/',
    title: { uk: 'Austin Major — {brand}', ru: 'Austin Major — {brand}', en: 'Austin Major — {brand}' },
    description: {
      uk: 'Вгадуйте переможців кіберспортивних матчів тижня. Участь безкоштовна, за рівні — фрибети.',
      ru: 'Угадывайте победителей киберспортивных матчей недели. Участие бесплатное, за уровни — фрибеты.',
      en: 'Guess the winners of the week’s esports matches. It’s free to enter, with free bets for each level.',
    },
    components: [{ type: 'austin-major', essential: true }],
  },
  {
    name: 'national-league',
    path: '/national-league/',
    title: { uk: 'Національна ліга — {brand}', ru: 'Национальная лига — {brand}', en: 'National League — {brand}' },
    description: {
      uk: 'Прогнози на футбол тижня: одне очко за кожен правильний. Участь безкоштовна, першій трійці — фрибети.',
      ru: 'Прогнозы на футбол недели: одно очко за каждый верный. Участие бесплатное, первой тройке — фрибеты.',
      en: 'Predict the week’s football: a point for each right pick. It’s free to enter, with free bets for the top three.',
    },
    components: [{ type: 'national-league', essential: true }],
  },
]
