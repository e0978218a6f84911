import type { CategoryDocument } from '../document.ts'

export const bonuses: CategoryDocument = {
  slug: 'bonuses',
  title: { uk: 'Бонуси', ru: 'Бонусы', en: 'Bonuses' },
  icon: 'gift',
  position: 40,
  stories: [
    {
      slug: 'bonuses-terms',
      is_invitation: true,
      heading: { uk: 'Як читати умови бонусу', ru: 'Как читать условия бонуса', en: 'How to read a bonus’s terms' },
      text: {
        uk: 'Усі умови на картці: скільки дають, скільки поставити й за який час. Рядок «Чого він вартий» каже, скільки лишається в середньому.',
        ru: 'Все условия на карточке: сколько дают, сколько поставить и за какое время. Строка «Чего он стоит» говорит, сколько остаётся в среднем.',
        en: 'The whole deal is on the card: how much you get, how much to stake, by when. “What it’s worth” says how much is left on average.',
      },
      scene: 'terms',
      link: { path: '/bonuses/', label: { uk: 'До бонусів', ru: 'К бонусам', en: 'See the bonuses' } },
    },
    {
      slug: 'bonuses-cash-first',
      is_invitation: true,
      heading: { uk: 'Свої гроші не заблоковано', ru: 'Свои деньги не заблокированы', en: 'Your own money is never locked' },
      text: {
        uk: 'Ставка списується спершу з ваших грошей, бонусні додаються, коли своїх бракує. Свої гроші можна вивести будь-коли, а від бонусу — відмовитися.',
        ru: 'Ставка списывается сначала с ваших денег, бонусные добавляются, когда своих не хватает. Свои деньги можно вывести в любой момент, а от бонуса — отказаться.',
        en: 'A stake comes from your own money first, and bonus money is added when that runs short. You can withdraw your money at any time, and give the bonus up.',
      },
      scene: 'cash-first',
      link: { path: '/bonuses/', label: { uk: 'До бонусів', ru: 'К бонусам', en: 'See the bonuses' } },
    },
  ],
}

export const contests: CategoryDocument = {
  slug: 'contests',
  title: { uk: 'Гонки', ru: 'Гонки', en: 'Races' },
  icon: 'trophy',
  position: 50,
  stories: [
    {
      slug: 'contests-race',
      is_invitation: true,
      heading: { uk: 'Що таке гонка', ru: 'Что такое гонка', en: 'What a race is' },
      text: {
        uk: 'Раунд дає очки за те, у скільки разів виграш більший за ставку. Спроб у всіх однаково, рахується найкраща: більша ставка місця не купує.',
        ru: 'Раунд даёт очки за то, во сколько раз выигрыш больше ставки. Попыток у всех поровну, считается лучшая: большая ставка места не покупает.',
        en: 'A round scores by how many times its stake it wins. Everyone has the same number of attempts and the best one counts: a bigger stake buys no place.',
      },
      scene: 'race',
      link: { path: '/races/', label: { uk: 'До гонок', ru: 'К гонкам', en: 'See the races' } },
    },
    {
      slug: 'contests-set-aside',
      is_invitation: true,
      heading: { uk: 'Приз відкладено наперед', ru: 'Приз отложен заранее', en: 'The prize is set aside first' },
      text: {
        uk: 'Перш ніж конкурс з’явиться на сайті, гроші на всі його призи вже відкладено окремо. Обіцяне не залежить від того, як піде гра.',
        ru: 'Прежде чем конкурс появится на сайте, деньги на все его призы уже отложены отдельно. Обещанное не зависит от того, как пойдёт игра.',
        en: 'Before a contest appears on the site, the money for all its prizes has been set aside. What is promised does not depend on how play goes.',
      },
      scene: 'set-aside',
      link: { path: '/contests/', label: { uk: 'Усі конкурси', ru: 'Все конкурсы', en: 'All contests' } },
    },
  ],
}

export const lottery: CategoryDocument = {
  slug: 'lottery',
  title: { uk: 'Лотерея', ru: 'Лотерея', en: 'Lottery' },
  icon: 'ticket',
  position: 60,
  stories: [
    {
      slug: 'lottery-ticket',
      is_invitation: true,
      heading: { uk: 'Білети за зірки', ru: 'Билеты за звёзды', en: 'Tickets for stars' },
      text: {
        uk: 'Зірки дають за завдання дня; за гроші їх не продають. За зірки беруть скретч-білет. Ні зірки, ні білети не згорають, тож поспішати нікуди.',
        ru: 'Звёзды дают за задания дня; за деньги их не продают. За звёзды берут скретч-билет. Ни звёзды, ни билеты не сгорают, так что спешить некуда.',
        en: 'Stars come from the tasks of the day and are not sold for money. A scratch ticket costs stars. Neither stars nor tickets expire, so there is no hurry.',
      },
      scene: 'ticket',
      link: { path: '/lottery/', label: { uk: 'До лотереї', ru: 'К лотерее', en: 'See the lottery' } },
    },
    {
      slug: 'lottery-odds',
      is_invitation: true,
      heading: { uk: 'Шанси відомі до стирання', ru: 'Шансы известны до стирания', en: 'The odds before you scratch' },
      text: {
        uk: 'Таблиця під білетами показує шанс кожного призу, і за нею ж іде розіграш. Ключ зафіксовано наперед: білет можна перевірити, як і раунд.',
        ru: 'Таблица под билетами показывает шанс каждого приза, и по ней же идёт розыгрыш. Ключ зафиксирован заранее: билет можно проверить, как и раунд.',
        en: 'The table below the tickets shows the chance of each prize, and the draw uses that same table. The key is fixed beforehand: check a ticket as you would a round.',
      },
      scene: 'odds',
      link: { path: '/lottery/', label: { uk: 'До лотереї', ru: 'К лотерее', en: 'See the lottery' } },
    },
  ],
}
