-- What may still become cash of a grant that was converted up to a cap: what stood in its purse is off it, and what comes later (a round
-- that was open, free spins) is taken off it too. Below zero: so much came beyond the cap. Null: converted without one.
alter table money_wallet.grants add column cap_left bigint;
