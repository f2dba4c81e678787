-- Which free bet a bet was staked with: a void bet gives it back, and a corrected result may take it again (D06, D71).
ALTER TABLE bet ADD COLUMN grant_id text;
ALTER TABLE bet ADD CHECK (uses_free_bet = (grant_id IS NOT NULL));
