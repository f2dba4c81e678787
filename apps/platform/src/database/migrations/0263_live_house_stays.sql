-- Former versions work on.
-- A house that has taken money stays one: without its row a sandbox would start on its database, and let anybody be its customers.
CREATE FUNCTION refuse_changing_the_live_house() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a database that was live stays live';
END $$;
CREATE TRIGGER live_house_is_final BEFORE UPDATE OR DELETE ON live_house FOR EACH ROW EXECUTE FUNCTION refuse_changing_the_live_house();
CREATE TRIGGER live_house_is_kept BEFORE TRUNCATE ON live_house FOR EACH STATEMENT EXECUTE FUNCTION refuse_changing_the_live_house();
