import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'public-profile-unknown': {
    uk: 'Такого гравця немає. Перевірте посилання.',
    ru: 'Такого игрока нет. Проверьте ссылку.',
    en: 'There is no such player. Check the link.',
  },
  'public-profile-guest': {
    uk: 'Увійдіть, щоб побачити свій профіль.',
    ru: 'Войдите, чтобы увидеть свой профиль.',
    en: 'Log in to see your own profile.',
  },
  'public-list-unknown': { uk: 'Такого списку немає.', ru: 'Такого списка нет.', en: 'There is no such list.' },
  'public-profile.title': { uk: 'Профіль гравця', ru: 'Профиль игрока', en: 'Player profile' },
  'public-profile.member-since': { uk: 'З нами з {month}', ru: 'С нами с {month}', en: 'With us since {month}' },
  'public-profile.you': { uk: 'Це ви', ru: 'Это вы', en: 'This is you' },
  'public-profile.activities': { uk: 'Останні ігри', ru: 'Последние игры', en: 'Latest games' },
  'public-profile.liked': { uk: 'Улюблені ігри', ru: 'Любимые игры', en: 'Favourite games' },
  'public-profile.nothing-heading': { uk: 'Поки порожньо', ru: 'Пока пусто', en: 'Nothing here yet' },
  'public-profile.nothing': {
    uk: 'Тут з’являться ігри, у які грає цей гравець.',
    ru: 'Здесь появятся игры, в которые играет этот игрок.',
    en: 'Games that this player plays will appear here.',
  },
  'public-profile.nothing-own': {
    uk: 'Зіграйте в щось або додайте гру в улюблені, і вона з’явиться тут.',
    ru: 'Сыграйте во что-нибудь или добавьте игру в любимые, и она появится здесь.',
    en: 'Play something or like a game, and it will appear here.',
  },
  'public-profile.to-games': { uk: 'До ігор', ru: 'К играм', en: 'To the games' },
  'public-profile.hidden-heading': { uk: 'Закритий профіль', ru: 'Закрытый профиль', en: 'Private profile' },
  'public-profile.hidden': {
    uk: 'Цей гравець показує іншим лише свій логін.',
    ru: 'Этот игрок показывает другим только свой логин.',
    en: 'This player shows others nothing but their login.',
  },
  'public-profile.privacy': { uk: 'Приховати мої ігри', ru: 'Скрыть мои игры', en: 'Hide my games' },
  'public-profile.privacy-hint': {
    uk: 'Інші бачитимуть лише ваш логін. Сум, контактів і документів не бачить ніхто й ніколи.',
    ru: 'Другие увидят только ваш логин. Сумм, контактов и документов не видит никто и никогда.',
    en: 'Others will see your login alone. Nobody ever sees amounts, contacts or documents.',
  },
  'public-profile.copy-link': { uk: 'Скопіювати посилання', ru: 'Скопировать ссылку', en: 'Copy the link' },
  'public-profile.copied': { uk: 'Посилання скопійовано.', ru: 'Ссылка скопирована.', en: 'The link is copied.' },
  'public-profile.loading': { uk: 'Завантажуємо профіль', ru: 'Загружаем профиль', en: 'Loading the profile' },
  'public-profile.more': { uk: 'Показати ще', ru: 'Показать ещё', en: 'Show more' },
  'public-profile.close': { uk: 'Закрити', ru: 'Закрыть', en: 'Close' },
  'public-profile.tab': { uk: 'Як мене бачать', ru: 'Как меня видят', en: 'How others see me' },
  'public-profile.open': { uk: 'Подивитися свій профіль', ru: 'Посмотреть свой профиль', en: 'See my profile' },
})
