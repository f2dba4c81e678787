-- Payouts that were held are released as their day comes, by whoever settles. Nobody takes the jobs that were promised for it before.
DELETE FROM job WHERE kind IN ('release-payout-hold', 'release-jackpot-hold') AND done_at IS NULL;
