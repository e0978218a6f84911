// Common passwords of eight or more characters (shorter ones are refused by length): the top of published leak lists, local
// additions, and the names of our brands.
const words = `
12345678 123456789 1234567890 12345678910 123123123 11111111 111111111 1111111111 00000000 0000000000 22222222 55555555
66666666 77777777 88888888 99999999 87654321 987654321 9876543210 12344321 11223344 1122334455 12341234 123654789
147258369 159357456 741852963 789456123 147852369 123321123 321321321 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
1qaz2wsx3edc qazwsxedc qazwsx123 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 123qweasd 123qwe123 qweasdzxc asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 zxcvbnm, 1234qwer
qwer1234 asdf1234 abcd1234 abc12345 abc123456 abcdefgh a1b2c3d4 aa123456 aa12345678 a123456789 password password1
password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word iloveyou iloveyou1 ilovegod sunshine sunshine1
princess princess1 football football1 baseball basketball superman batman123 starwars spiderman pokemon123 minecraft
master123 dragon123 monkey123 shadow123 letmein1 letmein123 welcome1 welcome123 admin123 admin1234 administrator root1234
trustno1 whatever computer internet samsung1 samsung123 nintendo playstation jennifer michelle danielle jessica1
victoria alexander alexandra anastasia nastya123 natasha1 vladimir vladislav maksim123 maxim123 dmitriy1 andrey123
sergey123 tatyana1 svetlana yaroslav bogdan123 marina123 kristina ekaterina katerina ukraine1 ukraine123 ukraina1
ukraina123 slavaukraini slavaukraine kyiv2022 kiev2022 dynamo1927 shakhtar shakhter1 zaq12wsx zaq1zaq1 xsw21qaz
mustang1 corvette mercedes ferrari1 porsche911 liverpool chelsea1 arsenal1 manchester barcelona juventus realmadrid
casino123 casino777 jackpot1 jackpot777 777777777 lucky777 poker123 roulette blackjack openhouse openhouse1 openhouse123
qwertyqwerty passwordpassword secret123 changeme changeme1 default1 guest1234 test1234 testtest test12345 user1234
hello123 helloworld freedom1 charlie1 michael1 matthew1 anthony1 access14 november december september february
йцукен12 йцукен123 йцукенгш йцукенгшщз пароль12 пароль123 любовь12 любовь123 привет12 привет123 украина1 україна1
україна123 слава123 максим123 наташа123 настя123 андрей123 сергей123
`

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
