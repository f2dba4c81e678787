-- A game a customer was let into: the token in its address, known by its hash alone, opens one session within a minute (D30).
CREATE TABLE game_launch (
  token_hash text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES wallet,
  -- The login it was asked for in: logging out ends it.
  login_hash text NOT NULL,
  provider text NOT NULL,
  game_id text NOT NULL,
  play_mode text NOT NULL CHECK (play_mode IN ('REAL', 'DEMO')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX game_launch_of_customer ON game_launch (profile_id, expires_at);

-- A customer in a game, as its provider names them in every call of the wallet. All times here are real time (D70).
CREATE TABLE game_session (
  session_id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES wallet,
  login_hash text NOT NULL,
  provider text NOT NULL,
  game_id text NOT NULL,
  play_mode text NOT NULL CHECK (play_mode IN ('REAL', 'DEMO')),
  opened_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- What a session has at stake in a round; `won` is null until the provider says what the round brought.
CREATE TABLE game_round (
  profile_id text NOT NULL REFERENCES wallet,
  session_id text NOT NULL REFERENCES game_session,
  round_id text NOT NULL,
  staked bigint NOT NULL CHECK (staked >= 0),
  won bigint CHECK (won >= 0),
  PRIMARY KEY (profile_id, session_id, round_id)
);

-- Every movement a provider made, by its own name for it, with the balance it was answered: a repeat is answered the same and moves nothing.
-- A rollback names the debit it takes back. The debit need not have arrived: then the row is what refuses it.
CREATE TABLE game_movement (
  provider text NOT NULL,
  transaction_id uuid NOT NULL,
  profile_id text NOT NULL REFERENCES wallet,
  session_id text NOT NULL REFERENCES game_session,
  round_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('debit', 'credit', 'rollback')),
  amount bigint NOT NULL CHECK (amount >= 0),
  of_transaction uuid,
  balance bigint NOT NULL CHECK (balance >= 0),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (provider, transaction_id),
  CHECK ((kind = 'rollback') = (of_transaction IS NOT NULL))
);
CREATE UNIQUE INDEX game_movement_taken_back ON game_movement (provider, of_transaction) WHERE of_transaction IS NOT NULL;
CREATE INDEX game_movement_of_round ON game_movement (profile_id, session_id, round_id);
CREATE TRIGGER game_movement_is_final BEFORE UPDATE OR DELETE ON game_movement FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_the_books();
