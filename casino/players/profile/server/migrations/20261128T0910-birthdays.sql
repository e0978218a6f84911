-- Whose birthday is near is asked every hour.
create index profiles_birthday on players_profile.profiles ((extract(month from birth_date) * 100 + extract(day from birth_date)))
  where birth_date is not null;
