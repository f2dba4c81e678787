-- The carrier's name for the message that an SMS answers: without it the network bills the answer otherwise, or not at all.
ALTER TABLE sms_sending ADD COLUMN link_id text;
