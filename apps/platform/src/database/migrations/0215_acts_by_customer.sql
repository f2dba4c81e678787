-- The last key of a customer's table that did not name the customer (0054).
ALTER TABLE account_act DROP CONSTRAINT account_act_pkey, ADD PRIMARY KEY (profile_id, act_number);
