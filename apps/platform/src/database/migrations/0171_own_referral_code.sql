-- The code that a customer gives to others, made when it is first looked at.
ALTER TABLE customer ADD COLUMN own_referral_code text UNIQUE;
