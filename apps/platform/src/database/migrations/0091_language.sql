-- The language a customer reads SMS in, by its code: what the browser had chosen when the account was opened or last logged in to.
ALTER TABLE customer ADD COLUMN language text NOT NULL DEFAULT 'en';
