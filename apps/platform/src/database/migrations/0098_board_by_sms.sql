-- The jackpot whose board a phone was last told by SMS: signs that come later are signs of that board.
CREATE TABLE board_by_sms (
  msisdn text PRIMARY KEY,
  jackpot_id bigint NOT NULL REFERENCES jackpot
);
