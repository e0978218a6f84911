-- The browser that asked. Once the code is delivered it stands only where the code works in that browser alone: for an
-- account that nobody has proved to be theirs (decision 0020).
alter table sign_in_one_time_codes.challenges add column device_hash bytea check (length(device_hash) = 32);
