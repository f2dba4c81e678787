-- What a carrier was asked to send, and what it said. Of an SMS that needs no sending any more the text is forgotten: it may hold a code.
CREATE TABLE sms_sending (
  sms_id text PRIMARY KEY,
  msisdn text NOT NULL,
  shortcode text, -- none: it comes from the house's own name
  body text,
  good_until timestamptz NOT NULL, -- real time
  may_come_twice boolean NOT NULL,
  parts int NOT NULL CHECK (parts > 0),
  -- promised: not sent. sending: asked of the carrier, whose answer nobody knows. accepted, refused: as the carrier said. late: nobody
  -- needed it any more. unknown: given up, perhaps sent.
  state text NOT NULL DEFAULT 'promised'
    CHECK (state IN ('promised', 'sending', 'accepted', 'refused', 'late', 'unknown')),
  doubts int NOT NULL DEFAULT 0, -- how often it was asked of the carrier again without an answer to the time before
  carrier_id text,
  reason text,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((body IS NOT NULL) = (state IN ('promised', 'sending')))
);
CREATE INDEX sms_sending_by_carrier ON sms_sending (carrier_id) WHERE carrier_id IS NOT NULL;

-- What a carrier reported of an SMS on its way to the phone, perhaps before its answer was kept: each report once.
CREATE TABLE sms_delivery (
  carrier_id text NOT NULL,
  status text NOT NULL,
  failure_reason text,
  heard_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (carrier_id, status)
);
