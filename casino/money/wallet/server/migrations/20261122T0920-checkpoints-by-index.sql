-- A month that was not analysed yet has no figures of how its entries lie, and the planner then takes a BRIN index for useless
-- and reads the whole month. The hourly trial balance must not depend on that.
alter function money_wallet.entered_between(bigint, bigint) set enable_seqscan = off;
alter function money_wallet.entered_between(bigint, bigint) set plan_cache_mode = force_custom_plan;
