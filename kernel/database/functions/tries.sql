create or replace function kernel.count_tries(keys text[], most integer[], windows_s integer[], at timestamptz)
returns table (full_place integer, full_since timestamptz) language plpgsql as $$
declare
  counted kernel.rate_windows;
begin
  perform set_config('synchronous_commit', 'off', true);
  for place in 1 .. cardinality(keys) loop
    insert into kernel.rate_windows as w (key, opened_at, count) values (keys[place], at, 1)
    on conflict (key) do update set
      count = case when w.opened_at <= at - make_interval(secs => windows_s[place]) then 1 else w.count + 1 end,
      opened_at = case when w.opened_at <= at - make_interval(secs => windows_s[place]) then at else w.opened_at end
    returning w.* into counted;
    if counted.count > most[place] then
      return query select place, counted.opened_at;
      return;
    end if;
  end loop;
end $$;

-- In the order of counting, so that who counts and who gives back never wait for each other in a circle.
create or replace function kernel.give_back_tries(keys text[], all_of_them boolean) returns void language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  for place in 1 .. cardinality(keys) loop
    if all_of_them then
      delete from kernel.rate_windows where key = keys[place];
    else
      update kernel.rate_windows set count = greatest(count - 1, 0) where key = keys[place];
    end if;
  end loop;
end $$;
