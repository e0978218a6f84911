-- Which passkey was refused as a copy: the letter's link removes it. Null in older rows and other letters.
alter table sign_in_security_notices.notices add column passkey uuid;
