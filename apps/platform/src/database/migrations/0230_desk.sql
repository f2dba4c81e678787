-- The desk of the operators (0064): who they are, what they did, and what waits for a second person.

CREATE TABLE operator (
  name text PRIMARY KEY CHECK (name ~ '^[^[:cntrl:]]{1,60}$'),
  role text NOT NULL,
  password_hash text NOT NULL,
  -- in base32, as an app that makes codes takes it
  totp_secret text NOT NULL,
  -- the 30 seconds whose code was used last: none is taken twice
  totp_step bigint NOT NULL DEFAULT 0,
  made_at timestamptz NOT NULL,
  stopped_at timestamptz
);

-- A token is known by its hash alone. The network tells the operator's next login from a stranger's guesses.
CREATE TABLE operator_session (
  token_hash text PRIMARY KEY,
  operator text NOT NULL,
  network text NOT NULL,
  begun_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX operator_session_of ON operator_session (operator, begun_at DESC);

-- Logins that were tried and did not succeed, also under names that nobody has.
CREATE TABLE operator_try (
  try_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  -- empty for all whom the operator's logins do not know
  network text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX operator_try_of ON operator_try (name, network, at);

-- Every act, in a chain: each hash is over its line and the hash before.
CREATE TABLE journal_line (
  number bigint PRIMARY KEY CHECK (number > 0),
  at timestamptz NOT NULL,
  operator text NOT NULL,
  role text NOT NULL,
  second text,
  act text NOT NULL,
  args jsonb NOT NULL,
  why text NOT NULL,
  outcome jsonb NOT NULL,
  hash text NOT NULL UNIQUE
);
CREATE FUNCTION refuse_changing_the_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is only ever added to';
END $$;
CREATE TRIGGER journal_line_is_final BEFORE UPDATE OR DELETE ON journal_line FOR EACH ROW EXECUTE FUNCTION refuse_changing_the_journal();
CREATE TRIGGER journal_line_is_kept BEFORE TRUNCATE ON journal_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_the_journal();
CREATE INDEX journal_line_of_customer ON journal_line ((args ->> 'profile_id'), number) WHERE args ? 'profile_id';

-- Acts that wait for a second person, or did.
CREATE TABLE approval (
  approval_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  act text NOT NULL,
  args jsonb NOT NULL,
  why text NOT NULL,
  asked_by text NOT NULL,
  asked_role text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- what was shown when it was asked
  preview jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'refused')),
  second text CHECK (second <> asked_by),
  decided_at timestamptz,
  decided_why text,
  CHECK ((state = 'waiting') = (second IS NULL))
);
CREATE INDEX approval_waiting ON approval (approval_id) WHERE state = 'waiting';

-- The first answer to each act, by the key it came with (D24).
CREATE TABLE operator_answer (
  operator text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (operator, key)
);

-- What a sandbox shows of its own operators. A live house writes nothing here.
CREATE TABLE sandbox_operator (
  name text PRIMARY KEY,
  password text NOT NULL
);

ALTER TABLE house_act
  DROP CONSTRAINT house_act_act_check,
  ADD CONSTRAINT house_act_act_check CHECK (act IN ('yes', 'no', 'another', 'overtaken', 'close', 'open', 'void', 'result', 'reopen', 'give-back', 'again', 'postpone'));

-- The desk finds matches of every state by their start, and adds up the money of a day: tiny, since transfers are written in the order of time.
CREATE INDEX match_by_any_start ON match (starts_at, match_id);
CREATE INDEX ledger_transfer_by_moment ON ledger_transfer USING brin (made_at);
CREATE INDEX payout_open ON payment (made_at, profile_id, payment_id) WHERE type = 'withdrawal' AND status = 'TRX_SUCCESS';
-- Bets are found by the reference that a customer reads out.
CREATE INDEX bet_by_reference ON bet (reference);
