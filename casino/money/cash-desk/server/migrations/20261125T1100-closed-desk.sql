-- There is a row while an operator keeps the desk closed, for the whole house. Who decided it, and why, stands in the audit log.
create table money_cash_desk.closing (
  is_closed boolean primary key default true check (is_closed),
  closed_at timestamptz not null
);
