import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'liabilities.heading': { uk: 'Скільки казино винне гравцям', ru: 'Сколько казино должно игрокам', en: 'What the house owes its players' },
  'liabilities.lead': {
    uk: 'Щоночі ми публікуємо суму всіх балансів і її відбиток. Кожен гравець може перевірити, що його гроші враховано, без нас і без інтернету.',
    ru: 'Каждую ночь мы публикуем сумму всех балансов и её отпечаток. Каждый игрок может проверить, что его деньги учтены, без нас и без интернета.',
    en: 'Every night we publish the sum of all balances and its fingerprint. Any player can check that their money is counted, without us and offline.',
  },
  'liabilities.none': {
    uk: 'Першу суму буде опубліковано найближчої ночі.',
    ru: 'Первая сумма будет опубликована ближайшей ночью.',
    en: 'The first sum is published tonight.',
  },
  'liabilities.caption': {
    uk: 'Опубліковані суми, найновіші згори',
    ru: 'Опубликованные суммы, новые сверху',
    en: 'Published sums, newest first',
  },
  'liabilities.total': { uk: 'Винні гравцям', ru: 'Должны игрокам', en: 'Owed to players' },
  'liabilities.players': {
    uk: '{count, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}',
    ru: '{count, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
    en: '{count, plural, one {# player} other {# players}}',
  },
  'liabilities.root': { uk: 'Відбиток (SHA-256)', ru: 'Отпечаток (SHA-256)', en: 'Fingerprint (SHA-256)' },
  'liabilities.check': { uk: 'Перевірити мій баланс', ru: 'Проверить мой баланс', en: 'Check my balance' },
  'liabilities.download': { uk: 'Завантажити мій доказ', ru: 'Скачать моё доказательство', en: 'Download my proof' },
  'liabilities.script': { uk: 'Скрипт для перевірки (Python)', ru: 'Скрипт для проверки (Python)', en: 'The verifier (Python)' },
  'liabilities.good': {
    uk: '{amount} станом на {at} враховано в опублікованій сумі.',
    ru: '{amount} по состоянию на {at} учтено в опубликованной сумме.',
    en: '{amount} as of {at} is counted in the published sum.',
  },
  'liabilities.wrong': {
    uk: 'Доказ не збігається з опублікованим відбитком. Збережіть файл і напишіть регулятору або нам.',
    ru: 'Доказательство не совпадает с опубликованным отпечатком. Сохраните файл и напишите регулятору или нам.',
    en: 'The proof does not match the published fingerprint. Keep the file and write to the regulator or to us.',
  },
  'liabilities.absent': {
    uk: 'На час останньої публікації грошей на вашому рахунку не було, тож доводити нема чого.',
    ru: 'На момент последней публикации денег на вашем счёте не было, поэтому доказывать нечего.',
    en: 'There was no money in your account at the last publication, so there is nothing to prove.',
  },
  'liabilities.guest': {
    uk: 'Увійдіть, щоб перевірити свій баланс.',
    ru: 'Войдите, чтобы проверить свой баланс.',
    en: 'Log in to check your balance.',
  },
  'liabilities.how': {
    uk: 'Доказ містить вашу суму, таємну сіль і кілька сусідніх вузлів дерева. Чужих імен у ньому немає.',
    ru: 'Доказательство содержит вашу сумму, тайную соль и несколько соседних узлов дерева. Чужих имён в нём нет.',
    en: 'A proof has your amount, a secret salt and a few neighbouring nodes of the tree. It names nobody else.',
  },
})
