-- The gateway's own name for an SMS it delivered: one delivered twice counts once (D93).
ALTER TABLE sms_message ADD COLUMN gateway_id text;
CREATE UNIQUE INDEX sms_message_once ON sms_message (msisdn, gateway_id) WHERE gateway_id IS NOT NULL;
