-- A release may give a page's address to another page. Both are written by one statement, so the addresses are compared when it is done.
alter table site_pages.pages drop constraint pages_path_key;
alter table site_pages.pages add constraint pages_path_key unique (path) deferrable initially immediate;
