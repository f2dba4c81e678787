-- Floors of cash-outs are found by the matches that changed (0060), so that a look reads no floor whose offer cannot have moved.
CREATE TABLE cash_out_watch (
  profile_id text NOT NULL,
  bet_id text NOT NULL,
  match_id bigint NOT NULL,
  PRIMARY KEY (profile_id, bet_id, match_id)
);
CREATE INDEX cash_out_watch_by_match ON cash_out_watch (match_id, profile_id, bet_id);
INSERT INTO cash_out_watch
SELECT DISTINCT profile_id, bet_id, bet_leg.match_id::bigint FROM cash_out_floor JOIN bet_leg USING (profile_id, bet_id);
-- By itself: where customers lie on several machines, a table is spread before it may point to another.
ALTER TABLE cash_out_watch ADD FOREIGN KEY (profile_id, bet_id) REFERENCES cash_out_floor ON DELETE CASCADE;

-- Those that are looked at whatever has changed: they are new, or a leg of their bet was settled.
CREATE INDEX cash_out_floor_due ON cash_out_floor (profile_id, bet_id) WHERE seen_version = 0;

-- What the last look that came to its end had seen of the house.
CREATE TABLE cash_out_look (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  version bigint NOT NULL, -- of the lists
  terms text NOT NULL -- by which offers were made, as the margin
);
INSERT INTO cash_out_look (version, terms) VALUES (0, '');
