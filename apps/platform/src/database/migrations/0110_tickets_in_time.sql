-- A ticket is written while its jackpot is open, or never: what is paid after the seal was counted is paid on sealed tickets alone (D82).
CREATE FUNCTION refuse_a_late_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM jackpot WHERE jackpot_id = NEW.jackpot_id AND state = 'open') THEN
    RAISE EXCEPTION 'jackpot % takes no more tickets', NEW.jackpot_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER jackpot_ticket_is_in_time BEFORE INSERT ON jackpot_ticket FOR EACH ROW EXECUTE FUNCTION refuse_a_late_ticket();
