-- Prizes of many kinds: what each is, which fund it came out of, and how far it is on its way to the player.
alter table bonuses_prizes.prizes add column content jsonb, add column fund text;
alter table bonuses_prizes.prizes disable trigger prizes_stay;
update bonuses_prizes.prizes set content = jsonb_build_object('currency', asset, 'amount_minor', amount_minor), fund = '';
alter table bonuses_prizes.prizes enable trigger prizes_stay;
alter table bonuses_prizes.prizes alter column content set not null, alter column fund set not null,
  drop constraint prizes_amount_minor_check, add check (amount_minor >= 0);

create table bonuses_prizes.states (
  prize_id bigint primary key references bonuses_prizes.prizes,
  state text not null check (state in ('granted', 'waiting-for-player', 'taken', 'fulfilled', 'expired', 'returned')),
  changed_at timestamptz not null,
  expires_at timestamptz
);
create index states_by_expiry on bonuses_prizes.states (expires_at) where state in ('granted', 'waiting-for-player') and expires_at is not null;
insert into bonuses_prizes.states (prize_id, state, changed_at) select id, 'fulfilled', at from bonuses_prizes.prizes;

create function bonuses_prizes.keep_state() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger states_go_forward before update on bonuses_prizes.states
  for each row execute function bonuses_prizes.keep_state();
create trigger states_stay before delete on bonuses_prizes.states
  for each row execute function kernel.forbid_change();
