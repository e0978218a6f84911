-- The currency that an owner plays in stands in their controls also where they have no caps: cash is staked in it alone (0070).
alter table money_wallet.stake_controls drop constraint caps_have_an_asset;
alter table money_wallet.stake_controls add constraint caps_have_an_asset check (caps is null or asset is not null);
