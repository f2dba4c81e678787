-- Whether a version from before a migration works on the database it leaves. Those until here did not say.
ALTER TABLE schema_migration ADD COLUMN former_work_on boolean NOT NULL DEFAULT false;
