-- Tickets are found by their customer, and no ticket writes a row of everybody's (0054). What is in an open offer is counted from its tickets,
-- a moment before it is shown.
INSERT INTO owner_of (kind, name, profile_id) SELECT 'ticket', jackpot_id || ':' || reference, profile_id FROM jackpot_ticket;
ALTER TABLE jackpot_ticket DROP CONSTRAINT jackpot_ticket_jackpot_id_reference_key, ADD UNIQUE (profile_id, jackpot_id, reference);
CREATE INDEX jackpot_ticket_by_reference ON jackpot_ticket (jackpot_id, reference) INCLUDE (lines, contribution);
DROP TABLE jackpot_tally;

-- The gates of an open offer. A ticket holds one of them with others until it is written; whoever closes the offer has shut it before and then
-- holds them all: a rush of tickets cannot hold up a close.
CREATE TABLE jackpot_gate (
  jackpot_id bigint NOT NULL REFERENCES jackpot,
  gate smallint NOT NULL,
  PRIMARY KEY (jackpot_id, gate)
);
INSERT INTO jackpot_gate (jackpot_id, gate) SELECT jackpot_id, gate FROM jackpot, generate_series(0, 15) AS gate;
ALTER TABLE jackpot ADD COLUMN is_shut boolean NOT NULL DEFAULT false;
