-- Who a customer is (D105): what the law asks a house to keep of a person it has checked, or is checking. Of a card that was refused nothing is kept but why.
CREATE TABLE customer_identity (
  profile_id text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('pending', 'refused', 'verified')),
  id_number text,
  birth_date date,
  name text,
  why text, -- it was refused
  asked_at timestamptz NOT NULL,
  tried_since timestamptz NOT NULL, -- the first of the day's tries
  tries integer NOT NULL CHECK (tries > 0),
  CHECK ((state = 'refused') = (why IS NOT NULL)),
  CHECK ((state = 'refused') = (num_nonnulls(id_number, birth_date, name) = 0)),
  CHECK (num_nonnulls(id_number, birth_date, name) IN (0, 3))
);
-- By itself: where customers lie on several machines, a table is spread before it may point to another.
ALTER TABLE customer_identity ADD FOREIGN KEY (profile_id) REFERENCES wallet;

-- Who was in the national register of excluded persons when it was asked last.
CREATE TABLE register_exclusion (
  profile_id text PRIMARY KEY,
  found_at timestamptz NOT NULL
);
ALTER TABLE register_exclusion ADD FOREIGN KEY (profile_id) REFERENCES wallet;
