-- Simulated players of a demo. A line is written before its player registers, so that nobody simulated is ever without one.
create table site_crowd.members (
  login text primary key,
  reserved_at timestamptz not null,
  -- Known once they have registered.
  player_id bigint unique check (player_id > 0)
);
