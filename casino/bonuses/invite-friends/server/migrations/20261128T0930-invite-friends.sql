-- The code in a player's link; made when they first look for it.
create table bonuses_invite_friends.links (
  player_id bigint primary key check (player_id > 0),
  code text not null unique check (code ~ '^[a-z0-9]{12}$'),
  made_at timestamptz not null
);

-- Who came by whose link: once in a life, and never by one's own. `signals`: why somebody had to look.
create table bonuses_invite_friends.friends (
  player_id bigint primary key check (player_id > 0),
  inviter_id bigint not null check (inviter_id > 0 and inviter_id <> player_id),
  state text not null default 'registered' check (state in ('registered', 'checking', 'rewarded', 'declined', 'small', 'waiting')),
  signals text[] not null default '{}',
  asset text,
  amount bigint check (amount > 0),
  invited_at timestamptz not null,
  deposited_at timestamptz,
  decided_at timestamptz,
  constraint reward_is_known check ((state = 'rewarded') = (amount is not null and asset is not null))
);
create index friends_of_inviter on bonuses_invite_friends.friends (inviter_id, invited_at desc, player_id desc);
create index friends_open on bonuses_invite_friends.friends (state, deposited_at) where state in ('checking', 'waiting');
