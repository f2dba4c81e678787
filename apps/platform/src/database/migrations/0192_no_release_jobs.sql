-- Holds are found by settling (0048): nobody works on these promises any more.
DELETE FROM job WHERE kind IN ('release-payout-hold', 'release-jackpot-hold') AND done_at IS NULL;
