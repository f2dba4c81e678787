-- When the house called a jackpot off: every stake goes back, whatever its matches say (betting time).
ALTER TABLE jackpot ADD COLUMN cancelled_at timestamptz;
