import { defineTexts } from '#kernel/i18n/texts.ts'

/** The rules of a round in the order in which a program follows them. Whoever has read them and definitions.json can write one. */
export const writtenRules = [
  'stream',
  'number',
  'stop',
  'scatters',
  'expanding',
  'lines',
  'ways',
  'coins',
  'free-spins',
  'retriggers',
  'multipliers',
  'both-ends',
  'sticky-wilds',
  'cascades',
  'hold-and-respin',
  'book',
  'varying-rows',
  'cap',
  'roulette',
  'instant',
  'over-under',
  'segments',
  'paths',
  'keno',
  'scratch',
  'cards',
  'three-dice',
  'baccarat',
  'two-cards',
  'live-tables',
  'money-wheel',
  'heights',
  'number-draw',
  'steps',
  'hidden-fields',
  'tower',
  'higher-lower',
  'blackjack',
  'video-poker',
] as const

/** How to write a verifier of one's own: everything that the data of the games leave to say. */
export const texts = defineTexts({
  'fairness.write.heading': { uk: 'Написати свою перевірку', ru: 'Написать свою проверку', en: 'Write your own verifier' },
  'fairness.write.text': {
    uk: 'Барабани, виплати й місця столу — у definitions.json. Ось решта правил, за якими раунд рахує будь-яка програма.',
    ru: 'Барабаны, выплаты и места стола — в definitions.json. Вот остальные правила, по которым раунд посчитает любая программа.',
    en: 'Reels, pays and places of the table are in definitions.json. These are the other rules by which any program computes a round.',
  },
  'fairness.write.stream': {
    uk: 'Ключ HMAC-SHA256 — серверний сід як текст із 64 символів, повідомлення — «клієнтський сід:нонс:лічильник». Лічильник починається з 0 і зростає на 1 після кожних 32 байтів. Байти читаються підряд: наступне число починається там, де скінчилося попереднє, зокрема у фріспінах.',
    ru: 'Ключ HMAC-SHA256 — серверный сид как текст из 64 символов, сообщение — «клиентский сид:нонс:счётчик». Счётчик начинается с 0 и растёт на 1 после каждых 32 байтов. Байты читаются подряд: следующее число начинается там, где закончилось предыдущее, в том числе во фриспинах.',
    en: 'The key of HMAC-SHA256 is the server seed as a text of 64 characters, the message is “client seed:nonce:counter”. The counter begins at 0 and goes up by 1 after every 32 bytes. Bytes are read one after another: the next number begins where the last one ended, in free spins too.',
  },
  'fairness.write.number': {
    uk: 'Для числа від 0 до n−1 береться один байт, якщо n не більше за 256, і два, якщо більше; старший байт перший. Значення від найбільшого кратного n і вище відкидаються, і читаються наступні байти; від решти береться остача від ділення на n. Якщо n дорівнює 1, нічого не читається.',
    ru: 'Для числа от 0 до n−1 берётся один байт, если n не больше 256, и два, если больше; старший байт первый. Значения от наибольшего кратного n и выше отбрасываются, и читаются следующие байты; от остальных берётся остаток от деления на n. Если n равно 1, ничего не читается.',
    en: 'A number from 0 to n−1 takes one byte if n is at most 256, and two if it is more, the higher byte first. Values from the largest multiple of n upwards are thrown away and the next bytes are read; of the others the remainder after division by n is taken. If n is 1, nothing is read.',
  },
  'fairness.write.stop': {
    uk: 'Слот бере по одному числу на барабан, зліва направо; n — довжина стрічки барабана. Число — це місце символа у верхньому рядку вікна, рахуючи з 0. Нижні рядки — наступні символи стрічки; після останнього знову йде перший.',
    ru: 'Слот берёт по одному числу на барабан, слева направо; n — длина ленты барабана. Число — это место символа в верхнем ряду окна, считая с 0. Нижние ряды — следующие символы ленты; после последнего снова идёт первый.',
    en: 'A slot takes one number per reel, from left to right; n is the length of the reel’s strip. The number is the position of the symbol in the top row of the window, counted from 0. The rows below are the next symbols of the strip; after the last one comes the first again.',
  },
  'fairness.write.scatters': {
    uk: 'Скатери рахуються в усьому вікні, де б вони не стояли, і до того, як вайлд розшириться: скатер під розширеним вайлдом теж рахується. Їхня виплата — у ставках.',
    ru: 'Скаттеры считаются во всём окне, где бы они ни стояли, и до того, как вайлд расширится: скаттер под расширенным вайлдом тоже считается. Их выплата — в ставках.',
    en: 'Scatters count anywhere in the window, and before a wild expands: a scatter under an expanded wild counts too. They pay in stakes.',
  },
  'fairness.write.expanding': {
    uk: 'Якщо гра розширює вайлди (wild.expands: завжди або лише у фріспінах), барабан, на якому видно вайлд, стає вайлдом цілком.',
    ru: 'Если игра расширяет вайлды (wild.expands: всегда или только во фриспинах), барабан, на котором виден вайлд, становится вайлдом целиком.',
    en: 'Where a game expands its wilds (wild.expands: always, or in free spins alone), a reel that shows a wild becomes wild in every row.',
  },
  'fairness.write.lines': {
    uk: 'Лінія називає рядок кожного барабана, рахуючи згори з 0. Платить символ першого барабана за кількість однакових підряд, де вайлд заступає будь-який звичайний символ. Вайлд або скатер на першому барабані лінії не платить. Кожен вайлд серед порахованих символів множить виплату лінії на wild.multiplier.',
    ru: 'Линия называет ряд каждого барабана, считая сверху с 0. Платит символ первого барабана за количество одинаковых подряд, где вайлд заменяет любой обычный символ. Вайлд или скаттер на первом барабане линии не платит. Каждый вайлд среди посчитанных символов умножает выплату линии на wild.multiplier.',
    en: 'A line names a row of each reel, counted from the top from 0. The symbol of the first reel pays for how many of it follow in a row, with wilds standing for any regular symbol. A line that begins with a wild or a scatter pays nothing. Each wild among the symbols that count multiplies the line’s pay by wild.multiplier.',
  },
  'fairness.write.ways': {
    uk: 'У грі зі способами символ платить за кількість барабанів підряд від першого, на яких є він або вайлд; на першому має бути сам символ. Виплата множиться на добуток кількостей таких клітинок на кожному з цих барабанів.',
    ru: 'В игре со способами символ платит за количество барабанов подряд от первого, на которых есть он или вайлд; на первом должен быть сам символ. Выплата умножается на произведение количеств таких ячеек на каждом из этих барабанов.',
    en: 'In a game of ways a symbol pays for how many reels in a row, from the first, show it or a wild; the first has to show the symbol itself. The pay is multiplied by the product of the numbers of such cells on each of those reels.',
  },
  'fairness.write.coins': {
    uk: 'Ставка — це coins_per_stake монет. Лінії та способи платять монетами, скатери — цілими ставками. Якщо кількість скатерів більша за названі в таблиці, діє найбільша названа.',
    ru: 'Ставка — это coins_per_stake монет. Линии и способы платят монетами, скаттеры — целыми ставками. Если скаттеров больше, чем названо в таблице, действует наибольшее названное количество.',
    en: 'A stake is coins_per_stake coins. Lines and ways pay coins, scatters pay whole stakes. Where there are more scatters than a table names, the largest number that it names applies.',
  },
  'fairness.write.free-spins': {
    uk: 'Після основного обертання скатери дають фріспіни за free_spins.awards. Вони йдуть одне за одним зі стрічками free і тим самим потоком байтів.',
    ru: 'После основного вращения скаттеры дают фриспины по free_spins.awards. Они идут одно за другим с лентами free и тем же потоком байтов.',
    en: 'After the base spin scatters award free spins by free_spins.awards. They follow one another on the free strips, with the same stream of bytes.',
  },
  'fairness.write.retriggers': {
    uk: 'Скатери у фріспіні додають фріспінів за тією самою таблицею. Усього за раунд їх не більше ніж free_spins.most_spins: зайве відкидається.',
    ru: 'Скаттеры во фриспине добавляют фриспинов по той же таблице. Всего за раунд их не больше free_spins.most_spins: лишнее отбрасывается.',
    en: 'Scatters in a free spin add spins by the same table. A round has at most free_spins.most_spins of them: what goes beyond is cut.',
  },
  'fairness.write.multipliers': {
    uk: 'Усе, що виграв перший, другий… фріспін, разом із виплатою скатерів, множиться на перше, друге… число free_spins.multipliers; останнє діє й далі.',
    ru: 'Всё, что выиграл первый, второй… фриспин, вместе с выплатой скаттеров, умножается на первое, второе… число free_spins.multipliers; последнее действует и дальше.',
    en: 'Everything that the first, second… free spin won, pays of scatters included, is multiplied by the first, second… number of free_spins.multipliers; the last one stays.',
  },
  'fairness.write.both-ends': {
    uk: 'Якщо у гри є mechanic, вайлд заступає будь-який звичайний символ на будь-якому барабані: лінія належить першому символу, що не є вайлдом. З mechanic.kind sticky-wilds лінія платить і справа наліво; якщо однаковою є вся лінія — лише один раз.',
    ru: 'Если у игры есть mechanic, вайлд заменяет любой обычный символ на любом барабане: линия принадлежит первому символу, который не вайлд. С mechanic.kind sticky-wilds линия платит и справа налево; если одинакова вся линия — только один раз.',
    en: 'Where a game has a mechanic, a wild stands for any regular symbol on any reel: a line belongs to its first symbol that is no wild. With mechanic.kind sticky-wilds a line pays from right to left too; one that is alike from end to end pays once.',
  },
  'fairness.write.sticky-wilds': {
    uk: 'sticky-wilds: барабан, на якому видно вайлд, стає вайлдом цілком і лишається. Після кожного обертання, що додало такі барабани, решта барабанів обертається знову: числа беруться лише для них. Монети всіх обертань додаються.',
    ru: 'sticky-wilds: барабан, на котором виден вайлд, становится вайлдом целиком и остаётся. После каждого вращения, которое добавило такие барабаны, остальные вращаются снова: числа берутся только для них. Монеты всех вращений складываются.',
    en: 'sticky-wilds: a reel that shows a wild becomes wild in every row and stays. After each spin that added such reels the others turn again: numbers are taken for them alone. The coins of all spins are added up.',
  },
  'fairness.write.cascades': {
    uk: 'cascades: група — однакові символи, крім скатера, що торкаються сторонами; платить за найбільшою названою кількістю, не більшою за її розмір. Групи, що платять, зникають, символи над ними опускаються, а згори стрічка йде далі вгору від місця зупинки. Виграші першого, другого… падіння множаться на mechanic.multipliers; скатери рахуються, коли все зупинилося.',
    ru: 'cascades: группа — одинаковые символы, кроме скаттера, которые касаются сторонами; платит по наибольшему названному количеству, не большему её размера. Группы, которые платят, исчезают, символы над ними опускаются, а сверху лента идёт дальше вверх от места остановки. Выигрыши первого, второго… падения умножаются на mechanic.multipliers; скаттеры считаются, когда всё остановилось.',
    en: 'cascades: a cluster is symbols alike, scatters aside, that touch side by side; it pays by the largest named number that is not above its size. Clusters that pay go, what stands above sinks, and from above the strip runs on upwards from where it stopped. Wins of the first, second… fall are multiplied by mechanic.multipliers; scatters are counted when all is still.',
  },
  'fairness.write.hold-and-respin': {
    uk: 'hold-and-respin: від mechanic.least скатерів кожен бере число за вагами mechanic.prizes, у порядку клітинок (барабан за барабаном, згори вниз). Далі респіни: кожна порожня клітинка в тому самому порядку бере число з n = 256 і загоряється, якщо воно менше за chance; тоді одразу береться число для її призу. Після нового символу респінів знову mechanic.respins. Повне поле додає full ставок.',
    ru: 'hold-and-respin: от mechanic.least скаттеров каждый берёт число по весам mechanic.prizes, в порядке ячеек (барабан за барабаном, сверху вниз). Дальше респины: каждая пустая ячейка в том же порядке берёт число с n = 256 и загорается, если оно меньше chance; тогда сразу берётся число для её приза. После нового символа респинов снова mechanic.respins. Полное поле добавляет full ставок.',
    en: 'hold-and-respin: from mechanic.least scatters on each takes a number by the weights of mechanic.prizes, in the order of cells (reel after reel, from the top). Then respins: each empty cell in the same order takes a number with n = 256 and comes alight if it is below chance; the number of its prize is taken at once. After a new symbol there are mechanic.respins again. A full window adds full stakes.',
  },
  'fairness.write.book': {
    uk: 'book: скатер на лініях заступає будь-який звичайний символ, лінія з самих скатерів не платить. Якщо базове обертання дало фріспіни, перед першим із них береться число з n = кількість звичайних символів у порядку symbols. У кожному фріспіні до виплат додається: виплата цього символу за кількістю барабанів, на яких його видно, помножена на кількість ліній.',
    ru: 'book: скаттер на линиях заменяет любой обычный символ, линия из одних скаттеров не платит. Если базовое вращение дало фриспины, перед первым из них берётся число с n = количество обычных символов в порядке symbols. В каждом фриспине к выплатам добавляется: выплата этого символа по количеству барабанов, на которых он виден, умноженная на количество линий.',
    en: 'book: on lines the scatter stands for any regular symbol; a line of scatters alone pays nothing. Where the base spin awards free spins, a number with n = the number of regular symbols, in the order of symbols, is taken before the first of them. Each free spin adds what this symbol pays for the number of reels that show it, times the number of lines.',
  },
  'fairness.write.varying-rows': {
    uk: 'varying-rows: після зупинок усіх барабанів кожен бере число за вагами mechanic.weights.base чи free; місце ваги разом із least — кількість його рядків. Шляхи рахуються за рядками, що є. З free_spins.multiplies_by win множник фріспіну — число free_spins.multipliers за кількістю виграшних фріспінів до нього.',
    ru: 'varying-rows: после остановок всех барабанов каждый берёт число по весам mechanic.weights.base или free; место веса вместе с least — количество его рядов. Пути считаются по рядам, которые есть. С free_spins.multiplies_by win множитель фриспина — число free_spins.multipliers по количеству выигрышных фриспинов до него.',
    en: 'varying-rows: after the stops of all reels each takes a number by the weights of mechanic.weights.base or free; the place of the weight plus least is the number of its rows. Ways are counted over the rows that there are. With free_spins.multiplies_by win a free spin is multiplied by the number of free_spins.multipliers that stands at the count of free spins that won before it.',
  },
  'fairness.write.cap': {
    uk: 'Монети всіх обертань додаються, але не більше ніж cap_multiple ставок. Виплата — ця сума, помножена на ставку й поділена на coins_per_stake.',
    ru: 'Монеты всех вращений складываются, но не больше cap_multiple ставок. Выплата — эта сумма, умноженная на ставку и делённая на coins_per_stake.',
    en: 'The coins of all spins are added up, to cap_multiple stakes at most. The return is this sum times the stake, divided by coins_per_stake.',
  },
  'fairness.write.roulette': {
    uk: 'Рулетка бере одне число, n = 37, в американській 38: це комірка, де 37 означає 00. Ставка на місце, де є ця комірка, повертає ставку, помножену на 36, поділене на кількість чисел місця без остачі. У французькій на зеро ставки з вісімнадцятьма числами повертають половину; решта не повертає нічого.',
    ru: 'Рулетка берёт одно число, n = 37, в американской 38: это ячейка, где 37 означает 00. Ставка на место, где есть эта ячейка, возвращает ставку, умноженную на 36, делённое на количество чисел места без остатка. Во французской на зеро ставки с восемнадцатью числами возвращают половину; остальные не возвращают ничего.',
    en: 'Roulette takes one number, n = 37, or 38 at the American table: the pocket, where 37 means 00. A bet on a place with that pocket returns the stake times 36 divided by how many numbers the place has, whole. At the French table bets of eighteen numbers return half on zero; the others return nothing.',
  },
  'fairness.write.instant': {
    uk: 'У миттєвих іграх команда має ще вибір (choice), а виплата — це ставка, помножена на двадцяті частки (twentieths) і поділена на 20. Числа кожної гри — у definitions.json, правила її родини (family) — нижче.',
    ru: 'В мгновенных играх у команды есть ещё выбор (choice), а выплата — это ставка, умноженная на двадцатые доли (twentieths) и делённая на 20. Числа каждой игры — в definitions.json, правила её семейства (family) — ниже.',
    en: 'In instant games the command has a choice beside the stake, and the return is the stake times the twentieths, divided by 20. The numbers stand in definitions.json for each game, the rules of its family below.',
  },
  'fairness.write.over-under': {
    uk: 'Родина over-under бере одне число, n = 10 000. Вибір under:49.50 виграє з числами, меншими за 4950, over:50.49 — з більшими за 5049. Скільки чисел виграє, такий і chance; його twentieths — виплата.',
    ru: 'Семейство over-under берёт одно число, n = 10 000. Выбор under:49.50 выигрывает с числами меньше 4950, over:50.49 — больше 5049. Сколько чисел выигрывает, такой и chance; его twentieths — выплата.',
    en: 'The over-under family takes one number, n = 10,000. The choice under:49.50 wins with numbers below 4950, over:50.49 with those above 5049. As many numbers win as the chance says; its twentieths are the return.',
  },
  'fairness.write.segments': {
    uk: 'Родина segments: choices називає для кожного вибору відрізки [скільки чисел, twentieths]. Береться одне число, n — сума чисел усіх відрізків; платить відрізок, у який воно потрапило, рахуючи з 0. Потім береться ще по числу на кожне n з also: вони лише для картинки.',
    ru: 'Семейство segments: choices называет для каждого выбора отрезки [сколько чисел, twentieths]. Берётся одно число, n — сумма чисел всех отрезков; платит отрезок, в который оно попало, считая с 0. Затем берётся ещё по числу на каждое n из also: они лишь для картинки.',
    en: 'The segments family: choices names for each choice its segments [how many numbers, twentieths]. One number is taken, n being the sum of all their numbers; the segment that it falls into pays, counted from 0. Then one more number is taken for each n of also: those are for the picture alone.',
  },
  'fairness.write.paths': {
    uk: 'Родина paths: choices називає виплати місць зліва направо, рядів на один менше. Береться одне число, n — 2 у степені кількості рядів; скільки в ньому одиниць у двійковому записі, такий номер місця, рахуючи з 0.',
    ru: 'Семейство paths: choices называет выплаты мест слева направо, рядов на один меньше. Берётся одно число, n — 2 в степени количества рядов; сколько в нём единиц в двоичной записи, таков номер места, считая с 0.',
    en: 'The paths family: choices names what the places pay from left to right; there is one row fewer. One number is taken, n being 2 to the power of the rows; as many ones as it has in binary, that is the place, counted from 0.',
  },
  'fairness.write.keno': {
    uk: 'Родина keno: drawn разів береться число, n — скільки номерів залишилося (спершу numbers); воно вказує місце серед решти номерів за зростанням, рахуючи з 0. Платить pays[скільки обрано][скільки вгадано].',
    ru: 'Семейство keno: drawn раз берётся число, n — сколько номеров осталось (сначала numbers); оно указывает место среди оставшихся номеров по возрастанию, считая с 0. Платит pays[сколько выбрано][сколько угадано].',
    en: 'The keno family: drawn times a number is taken, n being how many numbers are left (all of numbers at first); it is the place among those that are left in rising order, counted from 0. pays[how many were chosen][how many of them came] pays.',
  },
  'fairness.write.scratch': {
    uk: 'Родина scratch: на кожне з fields полів береться число, n — сума weights; символ — той, у чию частку воно потрапило по порядку. Три, чотири та п’ять і більше однакових платять за choices; виплати різних символів додаються.',
    ru: 'Семейство scratch: на каждое из fields полей берётся число, n — сумма weights; символ — тот, в чью долю оно попало по порядку. Три, четыре и пять и больше одинаковых платят по choices; выплаты разных символов складываются.',
    en: 'The scratch family: for each of fields a number is taken, n being the sum of weights; the symbol is the one into whose share it falls, in their order. Three, four, and five or more alike pay by choices; pays of different symbols add up.',
  },
  'fairness.write.cards': {
    uk: 'За столами з картами число вказує карту серед тих, що лишилися, рахуючи з 0, у порядку нерозпечатаних колод: колода за колодою, масть за мастю, від туза до короля. Спершу карт 52 на колоду (packs), з кожним числом n меншає на 1. Виплати столів — у половинах ставки.',
    ru: 'За столами с картами число указывает карту среди оставшихся, считая с 0, в порядке нераспечатанных колод: колода за колодой, масть за мастью, от туза до короля. Сначала карт 52 на колоду (packs), с каждым числом n уменьшается на 1. Выплаты столов — в половинах ставки.',
    en: 'At tables with cards a number is the place of a card among those that are left, counted from 0, in the order of unopened packs: pack after pack, suit after suit, ace to king. There are 52 cards for each of packs at first, and n falls by 1 with each number. Tables return halves of the stake.',
  },
  'fairness.write.three-dice': {
    uk: 'Родина three-dice бере три числа, n = 6; кість — число плюс 1. small, big, odd, even повертають 4 половини, але не з трьома однаковими; total — за totals; single — 4, 6 чи 26 за одну, дві чи три кості; double — 25, triple — 400, any-triple — 66.',
    ru: 'Семейство three-dice берёт три числа, n = 6; кость — число плюс 1. small, big, odd, even возвращают 4 половины, но не с тремя одинаковыми; total — по totals; single — 4, 6 или 26 за одну, две или три кости; double — 25, triple — 400, any-triple — 66.',
    en: 'The three-dice family takes three numbers, n = 6; a die is the number plus 1. small, big, odd and even return 4 halves, but not with three alike; total goes by totals; single returns 4, 6 or 26 for one, two or three dice; double 25, triple 400, any-triple 66.',
  },
  'fairness.write.baccarat': {
    uk: 'Родина baccarat бере шість карт: гравець, банкір, гравець, банкір, далі третя карта гравця й банкіра, якщо вони її беруть за правилами гри; зайві карти не роздані. player і banker повертають 4 половини (banker із 6 очками — 3, нічия — 2), tie — 20, пара — 26.',
    ru: 'Семейство baccarat берёт шесть карт: игрок, банкир, игрок, банкир, затем третья карта игрока и банкира, если они берут её по правилам игры; лишние карты не розданы. player и banker возвращают 4 половины (banker с 6 очками — 3, ничья — 2), tie — 20, пара — 26.',
    en: 'The baccarat family takes six cards: player, banker, player, banker, then the third card of player and of banker where they draw by the rules of the game; cards beyond are not dealt. player and banker return 4 halves (banker with 6 points 3, a tie 2), tie 20, a pair 26.',
  },
  'fairness.write.steps': {
    uk: 'Гра з кроками бере всі числа раунду одразу, ще до першого кроку; кроки (steps) лише відкривають їх по черзі. Виплати — у сотих першої ставки. Ціна: 98 × усі можливості ÷ сприятливі, з відкинутою часткою. stop забирає ціну, leave повертає ставку (100), поки нічого не відкрито.',
    ru: 'Игра с шагами берёт все числа раунда сразу, ещё до первого шага; шаги (steps) лишь открывают их по очереди. Выплаты — в сотых первой ставки. Цена: 98 × все возможности ÷ благоприятные, с отброшенной дробью. stop забирает цену, leave возвращает ставку (100), пока ничего не открыто.',
    en: 'A game of steps takes all the numbers of the round at once, before the first step; the steps only uncover them in turn. It pays in hundredths of the first stake. The price is 98 × all possibilities ÷ the favourable ones, its fraction dropped. stop takes the price, leave returns the stake (100) while nothing is uncovered.',
  },
  'fairness.write.hidden-fields': {
    uk: 'Родина hidden-fields бере стільки чисел, скільки сказано у виборі; перше n дорівнює fields, далі на 1 менше. Число — місце пастки серед полів, що лишилися, рахуючи з 0. open:N відкриває поле N. Шанс k відкритих полів: добутки (fields − пастки − i) і (fields − i) для i від 0 до k−1.',
    ru: 'Семейство hidden-fields берёт столько чисел, сколько сказано в выборе; первое n равно fields, дальше на 1 меньше. Число — место ловушки среди оставшихся полей, считая с 0. open:N открывает поле N. Шанс k открытых полей: произведения (fields − ловушки − i) и (fields − i) для i от 0 до k−1.',
    en: 'The hidden-fields family takes as many numbers as the choice says; the first n is fields, then 1 less each time. A number is the place of a trap among the fields that are left, counted from 0. open:N opens field N. The chance of k opened fields is the products of (fields − traps − i) and of (fields − i) for i from 0 to k−1.',
  },
  'fairness.write.tower': {
    uk: 'Родина tower бере по числу на кожен поверх, n — кількість дверей (doors) рівня. drawn_is каже, чи названі числом двері єдині добрі, чи єдині погані. door:N обирає двері N на наступному поверсі.',
    ru: 'Семейство tower берёт по числу на каждый этаж, n — количество дверей (doors) уровня. drawn_is говорит, единственная ли хорошая или единственная плохая дверь названа числом. door:N выбирает дверь N на следующем этаже.',
    en: 'The tower family takes one number for each floor, n being the doors of the level. drawn_is says whether the door that the number names is the only good or the only bad one. door:N takes door N on the next floor.',
  },
  'fairness.write.higher-lower': {
    uk: 'Родина higher-lower бере стільки чисел, скільки каже cards, n = 52; ранг — остача від ділення на 13, плюс 1. Вгаданий бік множить шанс на кількість його рангів із 13: рівний рахується обом, а на тузі й королі — лише same. skip відкриває карту без зміни ціни.',
    ru: 'Семейство higher-lower берёт столько чисел, сколько говорит cards, n = 52; ранг — остаток от деления на 13, плюс 1. Угаданная сторона умножает шанс на количество её рангов из 13: равный считается обеим, а на тузе и короле — только same. skip открывает карту без изменения цены.',
    en: 'The higher-lower family takes as many numbers as cards says, n = 52; the rank is the remainder after division by 13, plus 1. A right guess multiplies the chance by its ranks of 13: an equal one counts for both sides, on an ace and a king for same alone. skip uncovers a card and leaves the price.',
  },
  'fairness.write.blackjack': {
    uk: 'Родина blackjack бере стільки чисел, скільки каже cards, n = 52; ранг — остача від ділення на 13, плюс 1. Карти йдуть так: гравець, дилер, гравець, дилер, далі за порядком рішень; split бере дві карти, обом рукам по одній. Рука з 21 зупиняється сама. Дилер бере до 16, якщо є рука без перебору й жодна сторона не має блекджека.',
    ru: 'Семейство blackjack берёт столько чисел, сколько говорит cards, n = 52; ранг — остаток от деления на 13, плюс 1. Карты идут так: игрок, дилер, игрок, дилер, дальше по порядку решений; split берёт две карты, обеим рукам по одной. Рука с 21 останавливается сама. Дилер берёт до 16, если есть рука без перебора и ни у одной стороны нет блэкджека.',
    en: 'The blackjack family takes as many numbers as cards says, n = 52; the rank is the remainder after division by 13, plus 1. Cards go to player, dealer, player, dealer, then in the order of the decisions; split takes two, one for each hand. A hand of 21 stands by itself. The dealer draws to 16 where a hand is not bust and neither side has a blackjack.',
  },
  'fairness.write.video-poker': {
    uk: 'Родина video-poker бере десять чисел, n = 52, 51, … 43: кожне — місце карти серед тих, що лишилися, рахуючи з 0. Карта — це масть × 13 + ранг, туз 0, двійка 1. Перші п’ять роздано; крок hold має цифру на кожне місце, і де 0, там карту заступає наступна з решти п’яти. Рука платить за pays, найдорожчим, чим вона є; якщо are_deuces_wild, двійка заступає будь-яку карту.',
    ru: 'Семейство video-poker берёт десять чисел, n = 52, 51, … 43: каждое — место карты среди оставшихся, считая с 0. Карта — это масть × 13 + ранг, туз 0, двойка 1. Первые пять розданы; шаг hold имеет цифру на каждое место, и где 0, там карту заменяет следующая из остальных пяти. Рука платит по pays, самым дорогим, чем она является; если are_deuces_wild, двойка заменяет любую карту.',
    en: 'The video-poker family takes ten numbers, n = 52, 51, … 43: each is the place of a card among those that are left, counted from 0. A card is suit × 13 + rank, the ace 0, the deuce 1. The first five are dealt; the step hold has a digit for each place, and where it is 0 the next of the other five replaces the card. The hand pays by pays, the dearest that it is; with are_deuces_wild a deuce stands for any card.',
  },
  'fairness.write.live-tables': {
    uk: 'За столом наживо раунд один для всіх: клієнтський сід — назва столу з definitions.json, нонс — номер раунду в ланцюзі сідів. SHA-256 сіда раунду дорівнює сіду попереднього раунду цього столу.',
    ru: 'За live-столом раунд один для всех: клиентский сид — название стола из definitions.json, нонс — номер раунда в цепи сидов. SHA-256 сида раунда равен сиду предыдущего раунда этого стола.',
    en: 'At a live table everybody plays one round: the client seed is the table’s name in definitions.json, the nonce is the number of the round in its chain of seeds. SHA-256 of a round’s seed is the seed of the round before it at that table.',
  },
  'fairness.write.money-wheel': {
    uk: 'Колесо достатку бере одне число — номер сектора, рахуючи з 0 за годинниковою стрілкою. Фішка на знаку цього сектора повертає стільки, скільки сказано в returns, інші програють.',
    ru: 'Колесо достатка берёт одно число — номер сектора, считая с 0 по часовой стрелке. Фишка на знаке этого сектора возвращает столько, сколько сказано в returns, остальные проигрывают.',
    en: 'The Wheel of Plenty takes one number, the place of the segment counted clockwise from 0. A chip on that segment’s symbol returns what returns says; the others lose.',
  },
  'fairness.write.heights': {
    uk: '«Вище хмар» бере одне число. Висота в половинах фішки досягнута, якщо число менше за chance_times_halves, поділене на цю висоту; тоді фішка повертає саме її.',
    ru: '«Выше облаков» берёт одно число. Высота в половинах фишки достигнута, если число меньше chance_times_halves, делённого на эту высоту; тогда фишка возвращает именно её.',
    en: 'Above the Clouds takes one number. A height in halves of the chip is reached if the number is less than chance_times_halves divided by that height; the chip then returns exactly that.',
  },
  'fairness.write.number-draw': {
    uk: 'Родина number-draw бере drawn чисел: перше з n = numbers, кожне наступне — з n на одиницю меншим. Число — місце кулі серед тих, що лишилися, за зростанням, рахуючи з 0. Квиток повертає з pays для своєї кількості номерів стільки, скільки сказано для кількості тих, що випали, від нуля; у половинах фішки.',
    ru: 'Семейство number-draw берёт drawn чисел: первое с n = numbers, каждое следующее — с n на единицу меньшим. Число — место шара среди оставшихся, по возрастанию, считая с 0. Билет возвращает из pays для своего количества номеров столько, сколько сказано для количества выпавших, от нуля; в половинах фишки.',
    en: 'The number-draw family takes drawn numbers: the first with n = numbers, each next one with n one less. A number is the place of a ball among those that are left, in rising order, counted from 0. A ticket returns what pays says for as many numbers as it has, by how many of them came, from none on, in halves of the chip.',
  },
  'fairness.write.two-cards': {
    uk: 'Родина two-cards бере дві карти: вовка й ведмедя. Старша повертає 4 половини, рівні — 1 на кожен бік; tie — 26, same-suit — 8.',
    ru: 'Семейство two-cards берёт две карты: волка и медведя. Старшая возвращает 4 половины, равные — 1 на каждую сторону; tie — 26, same-suit — 8.',
    en: 'The two-cards family takes two cards: the wolf’s and the bear’s. The higher one returns 4 halves, equal ones 1 to either side; tie 26, same-suit 8.',
  },
})
