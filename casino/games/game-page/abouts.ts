import { defineTexts } from '#kernel/i18n/texts.ts'

/** What each game of the house is, in a sentence or two. */
export const abouts = defineTexts({
  'game-about.golden-orchard': {
    uk: 'Літній сад із бджолами й медом. Спокійний слот: виграші невеликі, зате приходять часто.',
    ru: 'Летний сад с пчёлами и мёдом. Спокойный слот: выигрыши небольшие, зато приходят часто.',
    en: 'A summer orchard with bees and honey. A calm slot: wins are small, and they come often.',
  },
  'game-about.carpathian-nights': {
    uk: 'Ніч у горах, вогнище і звірі на стежках. Виграшів багато шляхів, а у фріспінах росте множник.',
    ru: 'Ночь в горах, костёр и звери на тропах. К выигрышу много путей, а во фриспинах растёт множитель.',
    en: 'A night in the mountains, a campfire and animals on the paths. Many ways to win, and a multiplier that grows in free spins.',
  },
  'game-about.cossack-treasure': {
    uk: 'Чайка повертається Дніпром зі скринею. Довгі затишшя, а у фріспінах шаблі закривають цілі барабани.',
    ru: 'Чайка возвращается по Днепру с сундуком. Долгие затишья, а во фриспинах сабли закрывают целые барабаны.',
    en: 'A chaika comes home down the Dnipro with a chest. Long calms, and sabres that cover whole reels in free spins.',
  },
  'game-about.polar-lights': {
    uk: 'Крижані кристали під північним сяйвом. Лінії платять з обох боків, а сяйво закриває барабан, лишається й дає респін.',
    ru: 'Ледяные кристаллы под северным сиянием. Линии платят с обеих сторон, а сияние закрывает барабан, остаётся и даёт респин.',
    en: 'Crystals of ice under the northern lights. Lines pay from both ends; the lights cover a reel, stay and give a respin.',
  },
  'game-about.old-lviv': {
    uk: 'Вечір на площі Ринок. Шість ліхтарів лишаються на місцях і запалюють інші; у ліхтарях — призи й чотири сталі джекпоти гри.',
    ru: 'Вечер на площади Рынок. Шесть фонарей остаются на местах и зажигают другие; в фонарях — призы и четыре постоянных джекпота игры.',
    en: 'An evening on Market Square. Six lanterns stay and light others; in them are prizes and four fixed jackpots of the game.',
  },
  'game-about.mavka-pond': {
    uk: 'Тихий став під вербами. Групи однакових зникають, зверху опускаються нові, і з кожним падінням росте множник.',
    ru: 'Тихий пруд под ивами. Группы одинаковых исчезают, сверху опускаются новые, и с каждым падением растёт множитель.',
    en: 'A still pond under willows. Groups of a kind go under, new ones sink from above, and every fall raises the multiplier.',
  },
  'game-about.kyivan-chronicle': {
    uk: 'Сторінки старого літопису. Три книги відкривають фріспіни, у яких один символ закриває цілі барабани й платить на всіх лініях, навіть не поруч.',
    ru: 'Страницы старой летописи. Три книги открывают фриспины, в которых один символ закрывает целые барабаны и платит на всех линиях, даже не рядом.',
    en: 'Pages of an old chronicle. Three books open free spins in which one symbol covers whole reels and pays on every line, adjacent or not.',
  },
  'game-about.sweet-street': {
    uk: 'Вітрина цукерні, де полиць щоразу інша кількість: від 64 до 117 649 шляхів. У фріспінах кожен виграш підвищує множник.',
    ru: 'Витрина кондитерской, где полок каждый раз разное количество: от 64 до 117 649 путей. Во фриспинах каждый выигрыш повышает множитель.',
    en: 'A confectioner’s window whose shelves change with every spin: from 64 to 117,649 ways. In free spins each win raises the multiplier.',
  },
  'game-about.ninth-wave': {
    uk: 'Море після шторму. Вал накриває барабан і котиться до берега: один барабан за респін. Кожен оберт раунду множить більше за попередній, дев’ятий — на дев’ять.',
    ru: 'Море после шторма. Вал накрывает барабан и катится к берегу: один барабан за респин. Каждое вращение раунда множит больше предыдущего, девятое — на девять.',
    en: 'The sea after a storm. A wave covers a reel and rolls ashore, one reel with each respin. Every spin of the round multiplies more than the last, the ninth by nine.',
  },
  'game-about.house-of-clocks': {
    uk: 'Майстерня, де цокає кожна стіна. Годинник, який видно частково, підштовхується на весь барабан, і кожен поштовх додає до його множника; годинники на одній лінії множать один одного.',
    ru: 'Мастерская, где тикает каждая стена. Часы, видимые частично, подталкиваются на весь барабан, и каждый толчок прибавляет к их множителю; часы на одной линии умножают друг друга.',
    en: 'A workshop where every wall ticks. A case clock that is partly in sight is nudged until it fills its reel, and each nudge adds to its multiplier; clocks on one line multiply each other.',
  },
  'game-about.silent-film': {
    uk: 'Кінозал двадцятих: срібло, чорнота й кілька фарб, покладених від руки. У фріспінах плівка закриває барабан і лишається на ньому до останнього кадру.',
    ru: 'Кинозал двадцатых: серебро, чернота и несколько красок, положенных от руки. Во фриспинах плёнка закрывает барабан и остаётся на нём до последнего кадра.',
    en: 'A picture house of the twenties: silver, black and a few colours put on by hand. In free spins the film covers a reel and stays on it until the last frame.',
  },
  'game-about.night-radio': {
    uk: 'Неон і радіо після півночі. Шкала над барабанами зупиняється на множнику, і він множить увесь виграш обертання: до ×10. У фріспінах на шкалі лише великі числа — від ×5 до ×50.',
    ru: 'Неон и радио после полуночи. Шкала над барабанами останавливается на множителе, и он умножает весь выигрыш вращения: до ×10. Во фриспинах на шкале только большие числа — от ×5 до ×50.',
    en: 'Neon and a radio after midnight. The dial above the reels stops on a number that multiplies the whole win of the spin, up to ×10. In free spins only the large numbers are left on it, from ×5 to ×50.',
  },
  'game-about.alchemists-gold': {
    uk: 'Підвал, де світиться кожна колба. Що виграло, лопається, і згори падає нове: 243 шляхи, і кожен виграш множить більше за попередній. У фріспінах множник не падає до самого кінця.',
    ru: 'Подвал, где светится каждая колба. Что выиграло, лопается, и сверху падает новое: 243 пути, и каждый выигрыш множит больше предыдущего. Во фриспинах множитель не падает до самого конца.',
    en: 'A cellar where every flask glows. What won bursts, and new things fall from above: 243 ways, and each win multiplies more than the last. In free spins the multiplier never falls back.',
  },
  'game-about.red-thread': {
    uk: 'Червоні й чорні хрестики на полотні: три барабани, п’ять ліній і жодного очікування. Пара в одній клітинці рахується за два, тож лінія з трьох клітинок платить і за шість.',
    ru: 'Красные и чёрные крестики на полотне: три барабана, пять линий и никакого ожидания. Пара в одной ячейке считается за два, поэтому линия из трёх ячеек платит и за шесть.',
    en: 'Red and black crosses on linen: three reels, five lines and nothing to wait for. A pair in one cell counts as two, so a line of three cells can pay for six.',
  },
  'game-about.pigeon-post': {
    uk: 'Марки, конверти й голуби над дахами. Кожен лист несе суму, а голуб на останньому барабані збирає всі листи, які видно. У фріспінах кожен голуб приносить більше за попереднього.',
    ru: 'Марки, конверты и голуби над крышами. Каждое письмо несёт сумму, а голубь на последнем барабане собирает все письма, которые видны. Во фриспинах каждый голубь приносит больше предыдущего.',
    en: 'Stamps, envelopes and pigeons over the roofs. Each letter carries a sum, and a pigeon on the last reel gathers all letters in sight. In free spins every pigeon brings more than the one before it.',
  },
  'game-about.spice-caravan': {
    uk: 'Базар під полив’яними арками. Три верблюди вирушають у дорогу: кубик веде караван полями, які платять, множать зібране або ховають бурю. Спокійна гра на 20 ліній.',
    ru: 'Базар под изразцовыми арками. Три верблюда отправляются в путь: кубик ведёт караван по полям, которые платят, умножают собранное или прячут бурю. Спокойная игра на 20 линий.',
    en: 'A bazaar under tiled arches. Three camels set out: a die leads the caravan over fields that pay, multiply what was gathered, or hide a storm. A calm game of 20 lines.',
  },
  'game-about.european-roulette': {
    uk: 'Одне колесо, 37 комірок, усі класичні ставки й трек з оголошеними.',
    ru: 'Одно колесо, 37 ячеек, все классические ставки и трек с объявленными.',
    en: 'One wheel, 37 pockets, every classic bet and a racetrack for announced ones.',
  },
  'game-about.french-roulette': {
    uk: 'Салон початку минулого століття й французьке сукно. На зеро прості ставки повертають половину, тож вони — найвигідніші з усіх наших рулеток.',
    ru: 'Салон начала прошлого века и французское сукно. На зеро простые ставки возвращают половину, поэтому они — самые выгодные из всех наших рулеток.',
    en: 'A salon of a hundred years ago and a French cloth. Even chances return half on zero, which makes them the best bets of all our roulettes.',
  },
  'game-about.american-roulette': {
    uk: 'Закусочна край пустельної дороги й колесо з двома зеро. Друге зеро робить її дорожчою за європейську, і ми кажемо про це прямо.',
    ru: 'Закусочная у дороги в пустыне и колесо с двумя зеро. Второе зеро делает её дороже европейской, и мы говорим об этом прямо.',
    en: 'A diner by the desert road and a wheel with two zeros. The second zero makes it dearer than the European one, and we say so.',
  },
  'game-about.jacks-or-better': {
    uk: 'Відеопокер з автомата вісімдесятих: п’ять карт, один добір, платить пара валетів і все старше. Підказка рахує кожен добір точно.',
    ru: 'Видеопокер с автомата восьмидесятых: пять карт, один добор, платит пара валетов и всё старше. Подсказка считает каждый добор точно.',
    en: 'Video poker from a machine of the eighties: five cards, one draw, a pair of jacks or better pays. The hint counts every draw exactly.',
  },
  'game-about.deuces-wild': {
    uk: 'Відеопокер у салуні: кожна двійка заступає будь-яку карту. Комбінацій більше, тож і платити починає з трійки.',
    ru: 'Видеопокер в салуне: каждая двойка заменяет любую карту. Комбинаций больше, поэтому и платить начинает с тройки.',
    en: 'Video poker in a saloon: every deuce stands for any card. There is more to make, so payouts begin with three of a kind.',
  },
  'game-about.copper-needle': {
    uk: 'Оберіть межу на шкалі та бік: вище чи нижче. Що менший шанс, то більша виплата.',
    ru: 'Выберите границу на шкале и сторону: выше или ниже. Чем меньше шанс, тем больше выплата.',
    en: 'Choose a mark on the dial and a side: over or under. The smaller the chance, the larger the payout.',
  },
  'game-about.swift-climb': {
    uk: 'Стриж злітає на випадкову висоту. Оберіть множник наперед: якщо стриж до нього долетить, ви виграли.',
    ru: 'Стриж взлетает на случайную высоту. Выберите множитель заранее: если стриж до него долетит, вы выиграли.',
    en: 'A swift climbs to a random height. Choose a multiplier beforehand: if the swift reaches it, you win.',
  },
  'game-about.ducats': {
    uk: 'Кілька дукатів підкидають разом. Вгадайте, як вони ляжуть.',
    ru: 'Несколько дукатов подбрасывают вместе. Угадайте, как они лягут.',
    en: 'Several ducats are tossed at once. Guess how they land.',
  },
  'game-about.fair-wheel': {
    uk: 'Ярмаркове колесо з секторами. Ризик обираєте ви: від частих дрібних виграшів до рідкісних великих.',
    ru: 'Ярмарочное колесо с секторами. Риск выбираете вы: от частых мелких выигрышей до редких крупных.',
    en: 'A wheel of the fair with its segments. You choose the risk: from frequent small wins to rare large ones.',
  },
  'game-about.steppe-race': {
    uk: 'Коні мчать степом. Поставте на переможця: фаворит платить менше, темна конячка — більше.',
    ru: 'Кони мчатся по степи. Поставьте на победителя: фаворит платит меньше, тёмная лошадка — больше.',
    en: 'Horses race over the steppe. Back the winner: the favourite pays less, the dark horse more.',
  },
  'game-about.penalty': {
    uk: 'Одинадцять метрів і воротар. Оберіть, куди бити.',
    ru: 'Одиннадцать метров и вратарь. Выберите, куда бить.',
    en: 'Eleven metres and a goalkeeper. Choose where to shoot.',
  },
  'game-about.three-pots': {
    uk: 'Кошеня ховається під одним із горщиків. Знайдіть його.',
    ru: 'Котёнок прячется под одним из горшков. Найдите его.',
    en: 'A kitten hides under one of the pots. Find it.',
  },
  'game-about.archer': {
    uk: 'Одна стріла й мішень. Що ближче до середини, то більша виплата; відстань обираєте ви.',
    ru: 'Одна стрела и мишень. Чем ближе к середине, тем больше выплата; расстояние выбираете вы.',
    en: 'One arrow and a target. The nearer the middle, the larger the payout; you choose the distance.',
  },
  'game-about.amber-drop': {
    uk: 'Краплина бурштину падає між кілочками в одну з комірок. Краї платять найбільше.',
    ru: 'Капля янтаря падает между колышками в одну из ячеек. Края платят больше всего.',
    en: 'A drop of amber falls through pegs into one of the slots. The edges pay the most.',
  },
  'game-about.fireflies': {
    uk: 'Кено на літньому лузі: оберіть числа й подивіться, які засвітяться.',
    ru: 'Кено на летнем лугу: выберите числа и посмотрите, какие засветятся.',
    en: 'Keno on a summer meadow: choose numbers and see which of them light up.',
  },
  'game-about.pysanky': {
    uk: 'Зітріть віск із писанок: три однакові знаки платять, більше — ще краще.',
    ru: 'Сотрите воск с писанок: три одинаковых знака платят, больше — ещё лучше.',
    en: 'Rub the wax off the pysanky: three signs alike pay, more of them pay more.',
  },
  'game-about.cossack-dice': {
    uk: 'Три кості в козацькому кухлі. Ставки на суму, пари, трійки й окремі числа.',
    ru: 'Три кости в казацкой кружке. Ставки на сумму, пары, тройки и отдельные числа.',
    en: 'Three dice in a Cossack’s mug. Bets on totals, doubles, triples and single numbers.',
  },
  'game-about.grand-baccarat': {
    uk: 'Гравець, банкір або нічия. Третю карту беруть за правилами, рішень за столом немає.',
    ru: 'Игрок, банкир или ничья. Третью карту берут по правилам, решений за столом нет.',
    en: 'Player, banker or tie. The third card is drawn by the rules; nothing is decided at the table.',
  },
  'game-about.grand-blackjack': {
    uk: 'Класичний блекджек: подвоєння, розділення, страховка. Підказка скаже найкраще рішення і скільки воно варте.',
    ru: 'Классический блэкджек: удвоение, разделение, страховка. Подсказка назовёт лучшее решение и сколько оно стоит.',
    en: 'Classic blackjack: double, split, insurance. The hint tells the best decision and what it is worth.',
  },
  'game-about.odesa-craps': {
    uk: 'Дві кості на столі біля нічної гавані: пас, не пас, шанси й номери. Підказка скаже, що з доданого нічого не коштує, а що й скільки.',
    ru: 'Две кости на столе у ночной гавани: пасс, не пасс, шансы и номера. Подсказка скажет, что из добавленного ничего не стоит, а что и сколько.',
    en: 'Two dice on a table by the harbour at night: pass line, don’t pass, odds and numbers. The hint tells which bets cost nothing and what the others cost.',
  },
  'game-about.honey-hives': {
    uk: 'Двадцять п’ять вуликів: десь мед, десь злий рій. Відкривайте по одному й забирайте ціну, коли захочете.',
    ru: 'Двадцать пять ульев: где-то мёд, где-то злой рой. Открывайте по одному и забирайте цену, когда захотите.',
    en: 'Twenty-five hives: honey in most, an angry swarm in some. Open them one by one and take the price whenever you like.',
  },
  'game-about.old-tower': {
    uk: 'Вісім поверхів старої вежі. На кожному оберіть двері: сходи вище чи сова, яка розбудить усіх.',
    ru: 'Восемь этажей старой башни. На каждом выберите дверь: лестница выше или сова, которая разбудит всех.',
    en: 'Eight floors of an old tower. Choose a door on each: stairs further up, or an owl that wakes everybody.',
  },
  'game-about.milky-way': {
    uk: 'Карта за картою під зорями: вища чи нижча? Шанс і ціна кожної відповіді на кнопці.',
    ru: 'Карта за картой под звёздами: выше или ниже? Шанс и цена каждого ответа на кнопке.',
    en: 'Card after card under the stars: higher or lower? Each answer shows its chance and its price.',
  },
  'game-about.wolf-and-bear': {
    uk: 'Дві карти: вовкові й ведмедеві. У кого старша, той переміг.',
    ru: 'Две карты: волку и медведю. У кого старше, тот победил.',
    en: 'Two cards, one for the wolf and one for the bear. The higher one wins.',
  },
})

export const isAbout = (key: string): key is keyof typeof abouts => Object.hasOwn(abouts, key)
