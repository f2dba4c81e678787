-- Identities that wait or were refused, by when they were asked about.
CREATE INDEX customer_identity_open ON customer_identity (asked_at, profile_id) WHERE state <> 'verified';
