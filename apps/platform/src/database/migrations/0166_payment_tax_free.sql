-- Of a withdrawal: the part that bears no tax on withdrawals, for it bore its own; given back as such when it fails (D94).
ALTER TABLE payment ADD COLUMN tax_free bigint NOT NULL DEFAULT 0 CHECK (tax_free >= 0);

-- The tax inside the money a notice tells of; null where it tells of none.
ALTER TABLE notice ADD COLUMN tax bigint CHECK (tax > 0);
