-- What the house's own stories said of every round holds for its own games alone: a studio's rounds have no seed here. Where it was published
-- as it came it is put right; what an operator wrote stays.
update messages_stories.stories s set content = jsonb_set(s.content, '{text}', corrected.now)
  from (values
    ('fairness-sealed',
     '{"uk": "До гри ви бачите відбиток нашого секрету, після неї — сам секрет. Відбиток той самий, отже заднім числом нічого не змінено.", "ru": "До игры вы видите отпечаток нашего секрета, после неё — сам секрет. Отпечаток тот же, значит, задним числом ничего не изменено.", "en": "Before you play you see a fingerprint of our secret, and afterwards the secret itself. The fingerprint is the same, so nothing was changed in between."}'::jsonb,
     '{"uk": "У наших іграх до раунду ви бачите відбиток секрету, а після нього — сам секрет. Відбиток той самий, отже заднім числом нічого не змінено.", "ru": "В наших играх до раунда вы видите отпечаток секрета, а после него — сам секрет. Отпечаток тот же, значит, задним числом ничего не изменено.", "en": "In our own games you see a fingerprint of the secret before you play, and the secret itself afterwards. The fingerprint is the same, so nothing was changed in between."}'::jsonb),
    ('fairness-recount',
     '{"uk": "Візьміть дані раунду з історії й натисніть «Перевірити». Рахує ваш браузер і нічого не надсилає: інтернет можна навіть вимкнути.", "ru": "Возьмите данные раунда из истории и нажмите «Проверить». Считает ваш браузер и ничего не отправляет: интернет можно даже отключить.", "en": "Take a round’s data from your history and press “Check”. Your own browser does the sums and sends nothing: you can even go offline."}'::jsonb,
     '{"uk": "Візьміть з історії дані раунду нашої гри й натисніть «Перевірити». Рахує ваш браузер і нічого не надсилає: інтернет можна навіть вимкнути.", "ru": "Возьмите из истории данные раунда нашей игры и нажмите «Проверить». Считает ваш браузер и ничего не отправляет: интернет можно даже отключить.", "en": "Take the data of a round of our own games from your history and press “Check”. Your own browser does the sums and sends nothing: you can even go offline."}'::jsonb)
  ) corrected(slug, before, now)
 where s.slug = corrected.slug and s.content -> 'text' = corrected.before;
