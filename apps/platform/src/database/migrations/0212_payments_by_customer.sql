-- Payments are found by their customer (0054). What M-Pesa calls an order, the account number of a prompt, and a receipt are one over all
-- customers in owner_of.
INSERT INTO owner_of (kind, name, profile_id)
  SELECT 'mpesa', reference, profile_id FROM mpesa_order
  UNION ALL
  SELECT 'mpesa-prompt', payment_id, profile_id FROM mpesa_order WHERE kind = 'push'
  UNION ALL
  SELECT 'receipt', receipt, profile_id FROM payment WHERE receipt IS NOT NULL;
INSERT INTO owner_of (kind, name, profile_id)
  SELECT 'mpesa', daraja_id, profile_id FROM mpesa_order WHERE daraja_id IS NOT NULL
  UNION
  SELECT 'mpesa', question_id, profile_id FROM mpesa_order WHERE question_id IS NOT NULL
  ON CONFLICT DO NOTHING;

ALTER TABLE mpesa_order
  DROP CONSTRAINT mpesa_order_reference_key,
  DROP CONSTRAINT mpesa_order_daraja_id_key,
  ADD UNIQUE (profile_id, reference);
DROP INDEX mpesa_order_by_question;
DROP INDEX mpesa_order_open;
CREATE INDEX mpesa_order_open ON mpesa_order (profile_id, promised_at) WHERE kind = 'push' AND state IN ('promised', 'sending', 'sent');

ALTER TABLE payment DROP CONSTRAINT payment_receipt_key, ADD UNIQUE (profile_id, receipt);
ALTER TABLE sandbox_prompt DROP CONSTRAINT sandbox_prompt_pkey, ADD PRIMARY KEY (profile_id, prompt_id);
