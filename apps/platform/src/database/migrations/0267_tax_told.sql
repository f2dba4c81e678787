-- Former versions work on.
-- A receipt by which the gateway tells a payment of tax paid that has not ended, because it counts for other money in the books; and whether a person had ended
-- the payment by the receipt of other money: then nothing but a receipt or a person ends it.
ALTER TABLE tax_payment ADD COLUMN told_receipt text, ADD COLUMN is_reopened boolean NOT NULL DEFAULT false;
UPDATE tax_payment SET is_reopened = true WHERE state IN ('promised', 'sending', 'unknown')
  AND payment_id IN (SELECT split_part(reference, ':', 2) FROM ledger_transfer WHERE profile_id = 'house' AND kind = 'tax-reopened');
