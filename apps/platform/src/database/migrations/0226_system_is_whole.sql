-- A system has sizes and bankers. The check of 0220 is unknown, and lets it pass, where one of them is missing.
ALTER TABLE bet ADD CONSTRAINT bet_system_is_whole CHECK (
  system IS NULL OR coalesce(jsonb_typeof(system -> 'sizes') = 'array' AND jsonb_typeof(system -> 'bankers') = 'array', false));
ALTER TABLE booked_betslip ADD CONSTRAINT booked_system_is_whole CHECK (
  system IS NULL OR coalesce(jsonb_typeof(system -> 'sizes') = 'array' AND jsonb_typeof(system -> 'bankers') = 'array', false));
