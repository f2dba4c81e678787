-- A person can be forgotten and the books be kept: what names a person is masked, what was staked and paid stays as it was.
ALTER TABLE customer DROP CONSTRAINT customer_msisdn_check;
ALTER TABLE customer ADD CONSTRAINT customer_msisdn_check CHECK (msisdn ~ '^254[17][0-9]{8}$' OR msisdn = 'erased-' || profile_id);
ALTER TABLE account_act DROP CONSTRAINT account_act_act_check;
ALTER TABLE account_act ADD CONSTRAINT account_act_act_check CHECK (act IN ('closed', 'stakes-back', 'pay-out', 'erased'));

-- A callback is kept as it came, but for the person in it: its body can be blanked, by nothing else than blanking all of it.
CREATE OR REPLACE FUNCTION refuse_changing_a_callback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.body = ''::bytea AND ROW(NEW.callback_id, NEW.path, NEW.reference, NEW.names, NEW.written_at)
    IS NOT DISTINCT FROM ROW(OLD.callback_id, OLD.path, OLD.reference, OLD.names, OLD.written_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a callback is kept as it came';
END $$;
CREATE INDEX mpesa_callback_to_blank ON mpesa_callback (written_at) WHERE body <> ''::bytea;
