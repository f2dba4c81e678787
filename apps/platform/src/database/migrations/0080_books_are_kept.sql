-- What is only ever added to cannot be emptied either: TRUNCATE asks no row trigger.
CREATE TRIGGER ledger_transfer_is_kept BEFORE TRUNCATE ON ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();
CREATE TRIGGER ledger_posting_is_kept BEFORE TRUNCATE ON ledger_posting FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();
CREATE TRIGGER game_movement_is_kept BEFORE TRUNCATE ON game_movement FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_the_books();
CREATE TRIGGER bet_is_not_emptied BEFORE TRUNCATE ON bet FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_a_bet();
CREATE TRIGGER bet_leg_is_not_emptied BEFORE TRUNCATE ON bet_leg FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_a_bet();
CREATE TRIGGER play_break_is_kept BEFORE TRUNCATE ON play_break FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_a_break();
