-- The check of the books, each night: how far it is, and what it found.
CREATE TABLE books_check (
  -- a day of Nairobi
  day date PRIMARY KEY,
  begun_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- everybody up to this profile is checked
  after text NOT NULL DEFAULT '',
  wallets bigint NOT NULL DEFAULT 0,
  -- the sum of all their accounts, in cents: nothing, or the books are broken
  total bigint NOT NULL DEFAULT 0,
  -- how many accounts are not as they should be, and the first of them
  differing bigint NOT NULL DEFAULT 0,
  differences jsonb NOT NULL DEFAULT '[]'
);
