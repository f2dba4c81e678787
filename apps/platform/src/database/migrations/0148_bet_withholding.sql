-- What tax the possible win would bear, as the bet was taken: Bet Details say it before the bet is settled. Of bets placed before nobody kept it.
ALTER TABLE bet ADD COLUMN withholding_tax bigint CHECK (withholding_tax >= 0);
CREATE TRIGGER bet_withholding_is_final BEFORE UPDATE OF withholding_tax ON bet FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_bet();
