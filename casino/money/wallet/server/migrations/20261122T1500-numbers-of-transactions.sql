-- Entries and checkpoints count transactions as the data does, not as the cluster that holds it: kernel.count_on().
alter table money_wallet.entries alter column tx drop default;
alter table money_wallet.entries alter column tx type kernel.transaction_number;
alter table money_wallet.entries alter column tx set default kernel.this_transaction();
alter table money_wallet.checkpoints alter column horizon type kernel.transaction_number;

-- As before, but for the horizon.
create or replace function money_wallet.write_checkpoint(moment timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
  final bigint;
  written bigint;
begin
  -- One after the other: the next one starts where this one ends.
  perform pg_advisory_xact_lock(7203117);
  since := money_wallet.last_horizon();
  final := kernel.horizon();
  if final <= since then return; end if;
  insert into money_wallet.checkpoints (at, horizon) values (moment, final) returning id into written;
  insert into money_wallet.checkpoint_sums (account, checkpoint, entered)
  select fresh.account, written, fresh.amount
         + coalesce((select s.entered from money_wallet.checkpoint_sums s
                      where s.account = fresh.account order by s.checkpoint desc limit 1), 0)
    from money_wallet.entered_between(since, final) fresh;
  -- Pages that the index does not describe yet are read every time.
  perform brin_summarize_new_values(inhrelid) from pg_inherits where inhparent = 'money_wallet.entries_tx'::regclass;
end $$;
