-- Stories: pictures with a few words about what the house really has, in categories, as operators publish them.
create table messages_stories.categories (
  id integer generated always as identity primary key,
  slug text not null unique,
  title jsonb not null,
  icon text not null,
  position integer not null
);

-- One that was ended stays, so that its likes and views remain whose they are, and may be published again.
create table messages_stories.stories (
  id integer generated always as identity primary key,
  slug text not null unique,
  category_id integer not null references messages_stories.categories,
  content jsonb not null,
  is_invitation boolean not null,
  published_at timestamptz not null,
  ended_at timestamptz
);
create index stories_of_category on messages_stories.stories (category_id);

create table messages_stories.views (
  story_id integer not null references messages_stories.stories,
  player_id bigint not null,
  at timestamptz not null,
  primary key (player_id, story_id)
);
create index views_of_story on messages_stories.views (story_id);

-- A guest's visit lasts a day and is nobody's; its views are counted for a month.
create table messages_stories.guest_views (
  story_id integer not null references messages_stories.stories,
  visit text not null,
  at timestamptz not null,
  primary key (visit, story_id)
);
create index guest_views_of_story on messages_stories.guest_views (story_id);
create index guest_views_by_time on messages_stories.guest_views (at);

create table messages_stories.likes (
  story_id integer not null references messages_stories.stories,
  player_id bigint not null,
  at timestamptz not null,
  primary key (player_id, story_id)
);
create index likes_of_story on messages_stories.likes (story_id);
