-- A raise of a customer's own limit is told of when it begins to hold. Those that hold already are what the limit is; those that wait get the
-- job that a new one is promised with.
UPDATE day_limit SET amount = pending_amount, pending_amount = NULL, pending_from = NULL WHERE pending_from <= now();
UPDATE deposit_limit SET amount = pending_amount, pending_amount = NULL, pending_from = NULL WHERE pending_from <= now();
INSERT INTO job (kind, dedupe_key, payload, run_at)
SELECT 'raise-limit', profile_id || ':' || name || ':' || pending_from, jsonb_build_object('profileId', profile_id, 'name', name), pending_from
FROM (SELECT profile_id, limits AS name, pending_from FROM day_limit
      UNION ALL SELECT profile_id, period, pending_from FROM deposit_limit) AS raised
WHERE pending_from IS NOT NULL;
