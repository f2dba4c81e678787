-- What was asked of M-Pesa, one row a payment (D73). `reference` is told to Daraja alone: it names the order in the addresses of its
-- callbacks, and is the OriginatorConversationID of a payout.
CREATE TABLE mpesa_order (
  profile_id text NOT NULL REFERENCES wallet,
  payment_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('push', 'payout')),
  reference text NOT NULL UNIQUE,
  msisdn text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0 AND amount % 100 = 0),
  -- promised: nothing has left; sending: it may have; sent: Daraja has taken it; held: what was reported does not fit, an operator looks
  state text NOT NULL CHECK (state IN ('promised', 'sending', 'sent', 'paid', 'failed', 'held')),
  -- which try to send it was the last; looks that an older one promised are over
  attempt integer NOT NULL DEFAULT 0,
  -- Daraja's name for it: a CheckoutRequestID, a ConversationID
  daraja_id text UNIQUE,
  -- Daraja's name for the last question what became of it
  question_id text,
  receipt text,
  -- no callback that can be believed by itself has told of the receipt: another may take its place
  receipt_stands_in boolean NOT NULL DEFAULT false,
  promised_at timestamptz NOT NULL, -- real time (D70)
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (profile_id, payment_id)
);
CREATE INDEX mpesa_order_open ON mpesa_order (msisdn, promised_at) WHERE kind = 'push' AND state IN ('promised', 'sending', 'sent');
CREATE INDEX mpesa_order_by_question ON mpesa_order (question_id) WHERE question_id IS NOT NULL;

-- The one key of money by M-Pesa: what a receipt counted for, once. Without a payment it is in suspense.
CREATE TABLE mpesa_receipt (
  receipt text PRIMARY KEY,
  profile_id text,
  payment_id text,
  amount bigint NOT NULL CHECK (amount > 0),
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((profile_id IS NULL) = (payment_id IS NULL))
);

-- Every callback as it came, before it was worked on. Only ever added to.
CREATE TABLE mpesa_callback (
  callback_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  path text NOT NULL,
  reference text, -- of the order its address names
  names text, -- the CheckoutRequestID in it
  body bytea NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX mpesa_callback_by_name ON mpesa_callback (names) WHERE names IS NOT NULL;
CREATE FUNCTION refuse_changing_a_callback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a callback is kept as it came';
END $$;
CREATE TRIGGER mpesa_callback_is_final BEFORE UPDATE OR DELETE ON mpesa_callback FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_callback();
CREATE TRIGGER mpesa_callback_is_kept BEFORE TRUNCATE ON mpesa_callback FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_a_callback();
