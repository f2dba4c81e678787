-- Jackpots (D65, D80-D83, D88, D89). Money is whole cents; a fund is an account of the ledger, "house:jackpot-fund:<id>".

-- Transfers between accounts of the house stand under this name: they concern no customer.
INSERT INTO wallet (profile_id) VALUES ('house');

CREATE TABLE jackpot (
  jackpot_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 101) PRIMARY KEY,
  type text NOT NULL CHECK (type <> ''),
  name text NOT NULL,
  description text NOT NULL,
  bet_amount bigint NOT NULL CHECK (bet_amount > 0), -- the price of one line
  max_doubles integer NOT NULL CHECK (max_doubles >= 0),
  -- open: takes tickets; closed: sealed, its matches run; settled, cancelled: what its newest verdict says
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'settled', 'cancelled')),
  guarantee bigint NOT NULL CHECK (guarantee >= 0),
  rolled_in bigint NOT NULL CHECK (rolled_in >= 0),
  opened_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL, -- the first kick-off
  -- The seal: what was made known when it closed
  sealed_at timestamptz,
  root text,
  tickets integer,
  lines integer,
  fund bigint,
  CHECK ((state = 'open') = (sealed_at IS NULL)),
  CHECK ((sealed_at IS NULL) = (tickets IS NULL) AND (sealed_at IS NULL) = (lines IS NULL) AND (sealed_at IS NULL) = (fund IS NULL))
);
CREATE UNIQUE INDEX jackpot_open_of_type ON jackpot (type) WHERE state = 'open';

CREATE TABLE jackpot_match (
  jackpot_match_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  jackpot_id bigint NOT NULL REFERENCES jackpot,
  position integer NOT NULL CHECK (position >= 1),
  feed_match_id bigint NOT NULL REFERENCES match (feed_match_id),
  UNIQUE (jackpot_id, position),
  UNIQUE (jackpot_id, feed_match_id)
);
CREATE INDEX jackpot_match_by_match ON jackpot_match (feed_match_id);

-- A ticket as it was taken; its terms are final.
CREATE TABLE jackpot_ticket (
  profile_id text NOT NULL,
  bet_id text NOT NULL CHECK (bet_id ~ '^b[0-9a-z]{19}$'),
  jackpot_id bigint NOT NULL REFERENCES jackpot,
  reference text COLLATE "C" NOT NULL, -- in the order of its bytes, as the seal has it (D88)
  placed_at timestamptz NOT NULL,
  bet_string text NOT NULL, -- jp_match_id_pick joined by '#', by position (D65)
  lines integer NOT NULL CHECK (lines >= 1),
  stake bigint NOT NULL CHECK (stake > 0),
  stake_after_tax bigint NOT NULL CHECK (stake_after_tax >= 0 AND stake_after_tax <= stake),
  contribution bigint NOT NULL CHECK (contribution >= 0 AND contribution <= stake_after_tax), -- its part of the fund
  salt text NOT NULL CHECK (salt ~ '^[0-9a-f]{32}$'),
  tax_record jsonb NOT NULL,
  max_daily_payout bigint NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'won', 'lost', 'void')),
  net_payout bigint NOT NULL DEFAULT 0 CHECK (net_payout >= 0), -- once settled, what it came to
  settlement_version integer NOT NULL DEFAULT 0,
  settled_at timestamptz,
  PRIMARY KEY (profile_id, bet_id),
  UNIQUE (jackpot_id, reference),
  CHECK ((status = 'open') = (settled_at IS NULL))
) WITH (fillfactor = 85); -- each row is written once more, when it is settled: beside itself, and no index hears of it
CREATE INDEX jackpot_ticket_in_order ON jackpot_ticket (jackpot_id, profile_id, bet_id);
CREATE INDEX jackpot_ticket_by_time ON jackpot_ticket (profile_id, placed_at DESC, bet_id DESC);
CREATE TRIGGER jackpot_ticket_terms_are_final
  BEFORE UPDATE OF profile_id, bet_id, jackpot_id, reference, placed_at, bet_string, lines, stake, stake_after_tax, contribution, salt, tax_record,
    max_daily_payout
  ON jackpot_ticket FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_bet();
CREATE TRIGGER jackpot_ticket_is_kept BEFORE DELETE ON jackpot_ticket FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_bet();
CREATE TRIGGER jackpot_ticket_is_not_emptied BEFORE TRUNCATE ON jackpot_ticket FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_a_bet();

-- How much is in an open offer, spread over rows so that tickets placed at once do not wait for each other. The seal counts the tickets themselves.
CREATE TABLE jackpot_tally (
  jackpot_id bigint NOT NULL REFERENCES jackpot,
  shard smallint NOT NULL,
  tickets integer NOT NULL,
  lines integer NOT NULL,
  contributions bigint NOT NULL,
  PRIMARY KEY (jackpot_id, shard)
);

-- What the results made of a jackpot, one row for each time they changed it; the newest is brought to the tickets from first to last.
CREATE TABLE jackpot_verdict (
  jackpot_id bigint NOT NULL REFERENCES jackpot,
  version integer NOT NULL CHECK (version >= 1),
  -- running: a correction took a result away
  verdict text NOT NULL CHECK (verdict IN ('running', 'settled', 'cancelled')),
  results text NOT NULL, -- 1, X, 2, V or - for each match, by position
  tier_lines integer[] NOT NULL, -- how many lines reached each tier, highest first
  per_line bigint[] NOT NULL, -- what each of them receives
  rollover bigint NOT NULL CHECK (rollover >= 0),
  rolled_into bigint REFERENCES jackpot, -- null while no offer of the type has taken it
  decided_at timestamptz NOT NULL,
  -- the last ticket that was brought to it, in the order (profile_id, bet_id)
  done_profile_id text NOT NULL DEFAULT '',
  done_bet_id text NOT NULL DEFAULT '',
  is_done boolean NOT NULL DEFAULT false,
  PRIMARY KEY (jackpot_id, version)
);
CREATE INDEX jackpot_verdict_undone ON jackpot_verdict (jackpot_id) WHERE NOT is_done;

-- What one settlement paid one ticket, so that a corrected result can undo exactly that (D71). Tickets that lost have none.
CREATE TABLE jackpot_payout (
  profile_id text NOT NULL,
  bet_id text NOT NULL,
  version integer NOT NULL CHECK (version >= 1), -- of the ticket's settlement
  status text NOT NULL CHECK (status IN ('won', 'void')),
  settled_at timestamptz NOT NULL,
  gross bigint NOT NULL CHECK (gross >= 0),
  tax bigint NOT NULL CHECK (tax >= 0),
  net bigint NOT NULL CHECK (net >= 0),
  paid_now bigint NOT NULL CHECK (paid_now >= 0),
  held bigint NOT NULL CHECK (held >= 0),
  paid_day date NOT NULL,
  hold_state text NOT NULL CHECK (hold_state IN ('none', 'held', 'released')),
  release_on date,
  reversed_at timestamptz,
  PRIMARY KEY (profile_id, bet_id, version),
  FOREIGN KEY (profile_id, bet_id) REFERENCES jackpot_ticket (profile_id, bet_id),
  CHECK (paid_now + held = net),
  CHECK ((hold_state = 'none') = (held = 0))
);
CREATE UNIQUE INDEX jackpot_payout_live ON jackpot_payout (profile_id, bet_id) WHERE reversed_at IS NULL;
CREATE INDEX jackpot_payout_by_day ON jackpot_payout (profile_id, paid_day) WHERE reversed_at IS NULL;
CREATE INDEX jackpot_payout_held ON jackpot_payout (release_on) WHERE hold_state = 'held' AND reversed_at IS NULL;

-- What wins paid a customer on a Nairobi day, against the daily limit (D09).
CREATE VIEW winnings_paid AS
  SELECT profile_id, paid_day, paid_now FROM bet_settlement WHERE status = 'won' AND reversed_at IS NULL
  UNION ALL
  SELECT profile_id, paid_day, paid_now FROM jackpot_payout WHERE status = 'won' AND reversed_at IS NULL;
