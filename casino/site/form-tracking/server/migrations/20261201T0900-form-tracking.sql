-- How often something happened to a form on a day of Kyiv's calendar. Nothing tells who did it.
create table site_form_tracking.counts (
  day timestamptz not null,
  form text not null,
  event text not null,
  -- Empty for an event of the whole form.
  field text not null,
  count bigint not null check (count > 0),
  primary key (day, form, event, field)
);
