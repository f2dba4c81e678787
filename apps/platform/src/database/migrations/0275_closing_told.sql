-- Former versions work on.
-- A closing, or the decision on its balance, of which the customer has not been told yet: told with the payout, which knows the sums.
ALTER TABLE account_closing ADD COLUMN untold boolean NOT NULL DEFAULT false;
CREATE INDEX account_closing_untold ON account_closing (next_payout_at) WHERE untold;
