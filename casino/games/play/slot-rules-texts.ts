import { defineTexts } from '#kernel/i18n/texts.ts'

/** The rules of slots, in the game's own document and on its page. */
export const texts = defineTexts({
  'slots.free-spins-count': {
    uk: '{count, plural, one {# фріспін} few {# фріспіни} other {# фріспінів}}',
    ru: '{count, plural, one {# фриспин} few {# фриспина} other {# фриспинов}}',
    en: '{count, plural, one {# free spin} other {# free spins}}',
  },
  'slots.pays.lines': {
    uk: 'Однакові символи поруч на лінії, починаючи з лівого барабана. Ліній — {count}, усі грають завжди. На кожній лінії платить найбільша комбінація.',
    ru: 'Одинаковые символы подряд на линии, начиная с левого барабана. Линий — {count}, все играют всегда. На каждой линии платит самая крупная комбинация.',
    en: 'Matching symbols next to each other on a line, starting from the leftmost reel. There are {count} lines and all of them always play. Each line pays its highest combination.',
  },
  'slots.pays.ways': {
    uk: 'Однакові символи на сусідніх барабанах, починаючи з лівого, у будь-якому рядку: {count, plural, one {# шлях} few {# шляхи} many {# шляхів} other {# шляху}}. Кожен шлях платить окремо.',
    ru: 'Одинаковые символы на соседних барабанах, начиная с левого, в любом ряду: {count, plural, one {# путь} few {# пути} many {# путей} other {# пути}}. Каждый путь платит отдельно.',
    en: 'Matching symbols on adjacent reels, starting from the leftmost, in any row: {count} ways. Each way pays separately.',
  },
  'slots.pays.lines-both': {
    uk: 'Однакові символи поруч на лінії, починаючи з лівого або з правого барабана. Ліній — {count}, усі грають завжди; комбінація на всю лінію платить один раз.',
    ru: 'Одинаковые символы подряд на линии, начиная с левого или с правого барабана. Линий — {count}, все играют всегда; комбинация на всю линию платит один раз.',
    en: 'Matching symbols next to each other on a line, from the leftmost or from the rightmost reel. There are {count} lines and all of them always play; a combination along the whole line pays once.',
  },
  'slots.pays.lines-pairs': {
    uk: 'Однакові символи поруч на лінії, починаючи з лівого барабана; рахуються символи, а не клітинки. Ліній — {count}, усі грають завжди. На кожній лінії платить найбільша комбінація.',
    ru: 'Одинаковые символы подряд на линии, начиная с левого барабана; считаются символы, а не ячейки. Линий — {count}, все играют всегда. На каждой линии платит самая крупная комбинация.',
    en: 'Matching symbols next to each other on a line, starting from the leftmost reel; symbols are counted, not cells. There are {count} lines and all of them always play. Each line pays its highest combination.',
  },
  'slots.pays.clusters': {
    uk: 'Від {least} однакових символів, що торкаються сторонами, платять як група. Розмір між двома в таблиці рахується за меншим.',
    ru: 'От {least} одинаковых символов, которые касаются сторонами, платят как группа. Размер между двумя в таблице считается по меньшему.',
    en: '{least} or more matching symbols that touch side by side pay as a cluster. A size between two in the table counts as the smaller one.',
  },
  'slots.pays.wild-any': {
    uk: 'Символ «{name}» замінює будь-який інший.',
    ru: 'Символ «{name}» заменяет любой другой.',
    en: 'The {name} symbol substitutes for any other.',
  },
  'slots.rules.sticky-wilds': {
    uk: '«{name}» закриває весь свій барабан і лишається, а решта барабанів обертається ще раз без ставки. Так триває, доки з’являються нові такі символи.',
    ru: '«{name}» закрывает весь свой барабан и остаётся, а остальные барабаны вращаются ещё раз без ставки. Так продолжается, пока появляются новые такие символы.',
    en: '{name} covers its whole reel and stays, and the other reels turn once more without a stake. It goes on for as long as new ones come.',
  },
  'slots.rules.sticky-reels': {
    uk: 'У фріспінах «{name}» закриває весь свій барабан, і барабан лишається закритим до кінця фріспінів; обертаються лише інші.',
    ru: 'Во фриспинах «{name}» закрывает весь свой барабан, и барабан остаётся закрытым до конца фриспинов; вращаются только остальные.',
    en: 'In free spins {name} covers its whole reel, and the reel stays covered until the free spins end; only the others turn.',
  },
  'slots.rules.falling-ways': {
    uk: 'Символи, що виграли, зникають, символи над ними опускаються, і зверху приходять нові. Кожен виграш підвищує множник наступного: {multipliers}; останній лишається. Новий оберт починає з першого.',
    ru: 'Выигравшие символы исчезают, символы над ними опускаются, и сверху приходят новые. Каждый выигрыш повышает множитель следующего: {multipliers}; последний остаётся. Новое вращение начинает с первого.',
    en: 'Symbols that won go, what stands above sinks, and new symbols come from above. Each win raises the multiplier of the next one: {multipliers}; the last one stays. A new spin begins with the first.',
  },
  'slots.rules.falling-ways-free': {
    uk: 'У фріспінах множник починає з першого й не зменшується до їх кінця: наступний фріспін продовжує з того, на чому закінчив попередній.',
    ru: 'Во фриспинах множитель начинает с первого и не уменьшается до их конца: следующий фриспин продолжает с того, на чём закончил предыдущий.',
    en: 'In free spins the multiplier begins with the first and never falls back until they end: each free spin goes on from where the last one left it.',
  },
  'slots.rules.pairs': {
    uk: 'Пара в одній клітинці рахується як два символи, тож лінія платить до {most} однакових, а для трьох досить двох сусідніх клітинок. Символ, що замінює інші, рахується як один.',
    ru: 'Пара в одной ячейке считается как два символа, поэтому линия платит до {most} одинаковых, а для трёх хватает двух соседних ячеек. Символ, заменяющий другие, считается как один.',
    en: 'A pair in one cell counts as two symbols, so a line pays for up to {most} alike, and two adjacent cells are enough for three. A symbol that substitutes for others counts as one.',
  },
  'slots.rules.walking-wilds': {
    uk: '«{name}» закриває весь свій барабан. Потім він переходить на один барабан ліворуч, а решта обертається ще раз без ставки; так триває, доки останній не дійде до першого барабана й не зникне. Нові «{name}» з’являються і під час респінів.',
    ru: '«{name}» закрывает весь свой барабан. Затем он переходит на один барабан влево, а остальные вращаются ещё раз без ставки; так продолжается, пока последний не дойдёт до первого барабана и не исчезнет. Новые «{name}» появляются и во время респинов.',
    en: '{name} covers its whole reel. Then it moves one reel to the left, and the other reels turn once more without a stake, until the last one reaches the first reel and is gone. New ones come during respins too.',
  },
  'slots.rules.walking-multipliers': {
    uk: 'Множники обертів раунду по черзі: {multipliers}. В одному раунді не більше ніж {count} обертів.',
    ru: 'Множители вращений раунда по очереди: {multipliers}. В одном раунде не больше {count} вращений.',
    en: 'Multipliers of the spins of a round, in turn: {multipliers}. A round has at most {count} spins.',
  },
  'slots.rules.multiplier-reel': {
    uk: 'Над полем — барабан множників. Число, на якому він зупинився, множить усе, що виграло це обертання. Шанс кожного числа: {chances}.',
    ru: 'Над полем — барабан множителей. Число, на котором он остановился, умножает всё, что выиграло это вращение. Шанс каждого числа: {chances}.',
    en: 'Above the window there is a reel of multipliers. The number on which it stops multiplies everything that the spin won. The chance of each number: {chances}.',
  },
  'slots.rules.multiplier-reel-free': {
    uk: 'У фріспінах малих чисел немає: {chances}.',
    ru: 'Во фриспинах малых чисел нет: {chances}.',
    en: 'In free spins the small numbers are gone: {chances}.',
  },
  'slots.rules.collect': {
    uk: '«{coin}» несе суму. «{collector}» на останньому барабані збирає всі суми, які видно, і виплачує їх разом.',
    ru: '«{coin}» несёт сумму. «{collector}» на последнем барабане собирает все суммы, которые видны, и выплачивает их вместе.',
    en: '{coin} carries a sum. {collector} on the last reel gathers all the sums in sight and pays them together.',
  },
  'slots.rules.collect-sums': {
    uk: 'Суми в ставках і шанс кожної: {sums}.',
    ru: 'Суммы в ставках и шанс каждой: {sums}.',
    en: 'Sums in stakes and the chance of each: {sums}.',
  },
  'slots.rules.collect-raises': {
    uk: 'У фріспінах кожен такий символ підвищує те, що зберуть наступні: {raises}. Останнє число лишається до кінця.',
    ru: 'Во фриспинах каждый такой символ повышает то, что соберут следующие: {raises}. Последнее число остаётся до конца.',
    en: 'In free spins each of them raises what the next ones gather: {raises}. The last number stays to the end.',
  },
  'slots.rules.trail': {
    uk: '«{name}»: від {least} на полі починається шлях. Кожен крок — кидок кубика; шлях закінчується на полі бурі або на останньому полі.',
    ru: '«{name}»: от {least} на поле начинается путь. Каждый шаг — бросок кубика; путь заканчивается на поле бури или на последнем поле.',
    en: '{name}: {least} or more in sight begin the trail. Each step is the throw of a die; the trail ends on a storm or on its last field.',
  },
  'slots.rules.trail-fields': {
    uk: 'Поля по порядку: {fields}. Число «+» додає стільки ставок, «×» множить усе зібране, буря закінчує шлях із тим, що зібрано.',
    ru: 'Поля по порядку: {fields}. Число «+» добавляет столько ставок, «×» умножает всё собранное, буря заканчивает путь с тем, что собрано.',
    en: 'Its fields in order: {fields}. A number with “+” adds so many stakes, one with “×” multiplies all that was gathered, a storm ends the trail with what was gathered.',
  },
  'slots.rules.trail-storm': { uk: 'буря', ru: 'буря', en: 'storm' },
  'slots.rules.cascades': {
    uk: 'Групи, що виграли, зникають, символи над ними опускаються, і зверху приходять нові. Множники першого й наступних виграшів раунду: {multipliers}; останній лишається.',
    ru: 'Выигравшие группы исчезают, символы над ними опускаются, и сверху приходят новые. Множители первого и следующих выигрышей раунда: {multipliers}; последний остаётся.',
    en: 'Clusters that won go, what stands above sinks, and new symbols come from above. Multipliers of the first and the next wins of a round: {multipliers}; the last one stays.',
  },
  'slots.rules.cascades-free': {
    uk: 'У фріспінах множники більші: {multipliers}.',
    ru: 'Во фриспинах множители больше: {multipliers}.',
    en: 'In free spins the multipliers are higher: {multipliers}.',
  },
  'slots.rules.hold': {
    uk: '«{name}»: від {least} на полі вони лишаються, і починаються респіни — {respins}. Кожна порожня клітинка загоряється з шансом {share}; новий символ теж лишається, і респінів знову {respins}.',
    ru: '«{name}»: от {least} на поле они остаются, и начинаются респины — {respins}. Каждая пустая ячейка загорается с шансом {share}; новый символ тоже остаётся, и респинов снова {respins}.',
    en: '{name}: from {least} in sight they stay, and {respins} respins begin. Each empty place comes alight with a chance of {share}; a new symbol stays too and makes it {respins} again.',
  },
  'slots.rules.hold-prizes': {
    uk: 'Кожен такий символ має приз у ставках (і шанс на нього): {prizes}.',
    ru: 'У каждого такого символа есть приз в ставках (и шанс на него): {prizes}.',
    en: 'Each of them has a prize in stakes (and its chance): {prizes}.',
  },
  'slots.rules.level-mini': { uk: 'Міні — ×{multiple} ({share})', ru: 'Мини — ×{multiple} ({share})', en: 'Mini is {multiple}× ({share})' },
  'slots.rules.level-minor': {
    uk: 'малий — ×{multiple} ({share})',
    ru: 'малый — ×{multiple} ({share})',
    en: 'minor is {multiple}× ({share})',
  },
  'slots.rules.level-major': {
    uk: 'великий — ×{multiple} ({share})',
    ru: 'большой — ×{multiple} ({share})',
    en: 'major is {multiple}× ({share})',
  },
  'slots.rules.hold-full': {
    uk: 'Якщо зайнято все поле, додається головний джекпот гри — ×{multiple} ставки. Джекпоти сталі: вони не ростуть і не залежать від минулих раундів.',
    ru: 'Если занято всё поле, добавляется главный джекпот игры — ×{multiple} ставки. Джекпоты постоянные: они не растут и не зависят от прошлых раундов.',
    en: 'Where every place is taken, the grand jackpot of the game is added: {multiple}× the stake. Jackpots are fixed: they don’t grow and don’t depend on earlier rounds.',
  },
  'slots.pays.ways-varying': {
    uk: 'Однакові символи на сусідніх барабанах, починаючи з лівого, у будь-якому рядку. На кожному барабані щоразу від {least} до {most} рядків, тож шляхів від {from} до {to}. Кожен шлях платить окремо.',
    ru: 'Одинаковые символы на соседних барабанах, начиная с левого, в любом ряду. На каждом барабане каждый раз от {least} до {most} рядов, поэтому путей от {from} до {to}. Каждый путь платит отдельно.',
    en: 'Matching symbols on adjacent reels, starting from the leftmost, in any row. Each reel has from {least} to {most} rows in each spin, so there are from {from} to {to} ways. Each way pays separately.',
  },
  'slots.rules.varying-rows': {
    uk: 'Скільки рядків дістане барабан, вирішує жереб; шанси на кожну кількість: {base}. У фріспінах: {free}.',
    ru: 'Сколько рядов получит барабан, решает жребий; шансы на каждое количество: {base}. Во фриспинах: {free}.',
    en: 'The number of rows of a reel is drawn; the chance of each number: {base}. In free spins: {free}.',
  },
  'slots.pays.multipliers-by-wins': {
    uk: 'Кожен виграшний фріспін підвищує множник наступних: {multipliers}. Останній лишається до кінця.',
    ru: 'Каждый выигрышный фриспин повышает множитель следующих: {multipliers}. Последний остаётся до конца.',
    en: 'Each free spin that wins raises the multiplier of those after it: {multipliers}. The last one stays to the end.',
  },
  'slots.rules.book': {
    uk: '«{name}» водночас замінює будь-який символ на лініях.',
    ru: '«{name}» одновременно заменяет любой символ на линиях.',
    en: '{name} also substitutes for any symbol on the lines.',
  },
  'slots.rules.book-free': {
    uk: 'Перед фріспінами випадає один із {among} звичайних символів, шанси рівні. У кожному фріспіні спершу платять лінії; потім цей символ закриває всі барабани, на яких він є, і платить за кількістю таких барабанів на кожній із {lines} ліній, навіть якщо барабани не поруч.',
    ru: 'Перед фриспинами выпадает один из {among} обычных символов, шансы равны. В каждом фриспине сначала платят линии; затем этот символ закрывает все барабаны, на которых он есть, и платит по количеству таких барабанов на каждой из {lines} линий, даже если барабаны не рядом.',
    en: 'Before the free spins one of the {among} regular symbols is drawn, each with the same chance. In every free spin the lines pay first; then this symbol covers all reels that show it and pays by their number on each of the {lines} lines, even if they are not adjacent.',
  },
  'slots.pays.wild': {
    uk: 'Символ «{name}» замінює будь-який інший, крім символу {other}.',
    ru: 'Символ «{name}» заменяет любой другой, кроме символа {other}.',
    en: 'The {name} symbol substitutes for any other except {other}.',
  },
  'slots.pays.wild-several': {
    uk: 'Символ «{name}» замінює будь-який інший, крім символів {others}.',
    ru: 'Символ «{name}» заменяет любой другой, кроме символов {others}.',
    en: 'The {name} symbol substitutes for any other except {others}.',
  },
  'slots.pays.named': { uk: '«{name}»', ru: '«{name}»', en: '{name}' },
  'slots.pays.wild-multiplies': {
    uk: 'Кожна участь у виграшній лінії множить її на {multiplier}.',
    ru: 'Каждое участие в выигрышной линии умножает её на {multiplier}.',
    en: 'Each one in a winning line multiplies it by {multiplier}.',
  },
  'slots.pays.wild-nudges': {
    uk: 'Стоїть на стрічці стовпчиком заввишки з поле. Якщо його видно частково, барабан підштовхується, доки символ не закриє його весь, і кожен поштовх додає 1 до множника цього барабана (без поштовхів — ×1). Множники барабанів, через які йде лінія, перемножуються.',
    ru: 'Стоит на ленте столбиком высотой с поле. Если он виден частично, барабан подталкивается, пока символ не закроет его весь, и каждый толчок прибавляет 1 к множителю этого барабана (без толчков — ×1). Множители барабанов, через которые идёт линия, перемножаются.',
    en: 'It stands on its strip as a stack as high as the window. If part of it is in sight, the reel is nudged until the stack covers it, and each nudge adds 1 to the multiplier of that reel (×1 without a nudge). Multipliers of the reels that a line crosses are multiplied with each other.',
  },
  'slots.pays.wild-expands': {
    uk: 'У фріспінах закриває весь свій барабан.',
    ru: 'Во фриспинах закрывает весь свой барабан.',
    en: 'In free spins it covers its whole reel.',
  },
  'slots.pays.scatter': {
    uk: '{name}: платить у будь-якому місці ({pays}).',
    ru: '{name}: платит в любом месте ({pays}).',
    en: '{name}: pays anywhere ({pays}).',
  },
  'slots.pays.free-spins': {
    uk: '{name}: {awards}. Під час фріспінів можна дістати ще, разом до {most} за раунд.',
    ru: '{name}: {awards}. Во время фриспинов можно получить ещё, всего до {most} за раунд.',
    en: '{name}: {awards}. Free spins can bring more, up to {most} in a round.',
  },
  'slots.pays.multipliers': {
    uk: 'Множник фріспінів росте з кожним обертом: {multipliers}. Останній лишається до кінця.',
    ru: 'Множитель фриспинов растёт с каждым вращением: {multipliers}. Последний остаётся до конца.',
    en: 'The multiplier of free spins grows with each spin: {multipliers}. The last one stays to the end.',
  },
})
