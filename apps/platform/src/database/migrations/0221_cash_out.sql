-- Bets that are cashed out (0062): what part of the stake is off the bet. The terms stay as they were placed; a bet that is off as a whole has a status of its own.
ALTER TABLE bet
  ADD COLUMN cashed_stake bigint NOT NULL DEFAULT 0 CHECK (cashed_stake BETWEEN 0 AND stake),
  ADD COLUMN cashed_stake_after_tax bigint NOT NULL DEFAULT 0 CHECK (cashed_stake_after_tax BETWEEN 0 AND stake_after_tax),
  ADD COLUMN rest_win bigint CHECK (rest_win >= 0), -- what the stake that stays may win, as possible_win says it of the whole; null while all of it is on
  ADD COLUMN rest_tax bigint CHECK (rest_tax >= 0),
  DROP CONSTRAINT bet_status_check,
  ADD CONSTRAINT bet_status_check CHECK (status IN ('open', 'won', 'lost', 'void', 'cashed-out')),
  ADD CHECK ((status = 'cashed-out') = (cashed_stake = stake)),
  ADD CHECK ((cashed_stake > 0 AND cashed_stake < stake) = (rest_win IS NOT NULL AND rest_tax IS NOT NULL));

-- Each cash-out is a row beside the settlement of what stays on: it is paid, held and released as a win is. None is ever reversed.
ALTER TABLE settlement
  DROP CONSTRAINT bet_settlement_status_check,
  ADD CONSTRAINT settlement_status_check CHECK (status IN ('won', 'lost', 'void', 'cashed-out')),
  ADD COLUMN cashed_stake bigint CHECK (cashed_stake > 0),
  ADD COLUMN fair bigint CHECK (fair >= net), -- the worth of that share then; the house kept the rest
  ADD COLUMN margin_percent numeric(6, 3),
  ADD COLUMN is_by_floor boolean, -- the house cashed it out by itself, at the customer's floor
  ADD CHECK ((status = 'cashed-out') = (cashed_stake IS NOT NULL)),
  ADD CHECK ((status = 'cashed-out') = (fair IS NOT NULL AND margin_percent IS NOT NULL AND is_by_floor IS NOT NULL)),
  ADD CHECK (status <> 'cashed-out' OR reversed_at IS NULL);
DROP INDEX settlement_live;
CREATE UNIQUE INDEX settlement_live ON settlement (profile_id, bet_id) WHERE reversed_at IS NULL AND status <> 'cashed-out';

-- The offer for the whole bet at which it is cashed out by itself.
CREATE TABLE cash_out_floor (
  profile_id text NOT NULL,
  bet_id text NOT NULL,
  floor bigint NOT NULL CHECK (floor > 0),
  seen_version bigint NOT NULL, -- of the lists, when its offer was looked at last
  PRIMARY KEY (profile_id, bet_id)
);
-- By itself: where customers lie on several machines, a table is spread before it may point to another.
ALTER TABLE cash_out_floor ADD FOREIGN KEY (profile_id, bet_id) REFERENCES bet (profile_id, bet_id);
