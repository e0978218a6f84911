-- An input is a client seed, so that whatever is noted can be drawn. Paid attempts whose words were none are drawn with their SHA-256.
alter table campaigns_draws.falls disable trigger falls_keep;
update campaigns_draws.falls set input = encode(sha256(convert_to(input, 'UTF8')), 'hex')
 where drawn_at is null and input !~ '^[A-Za-z0-9_-]{1,64}$';
alter table campaigns_draws.falls enable trigger falls_keep;
alter table campaigns_draws.falls add constraint falls_input_is_client_seed check (input ~ '^[A-Za-z0-9_-]{1,64}$');
