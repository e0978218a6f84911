-- Passes that were given for solved checks. A check gives one pass and a pass opens one call, so a spent one stays here
-- until both have expired.
create table sign_in_captcha.passes (
  check_hash bytea primary key check (length(check_hash) = 32),
  token_hash bytea not null unique check (length(token_hash) = 32),
  visit text not null,
  call text not null,
  valid_until timestamptz not null,
  spent_at timestamptz
);
create index passes_valid_until on sign_in_captcha.passes (valid_until);
