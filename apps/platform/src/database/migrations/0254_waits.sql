-- Settlement asks at every look which matches bets wait on (0081).
CREATE INDEX bet_wait_unjudged ON bet_wait (until) WHERE judged_at IS NULL;
