-- What each customer did on a day, added up in the night after, for five weeks; betting time.
CREATE TABLE customer_day (
  profile_id text NOT NULL,
  day date NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL, -- stakes that went back too
  paid_in bigint NOT NULL,
  paid_out bigint NOT NULL,
  deposits integer NOT NULL,
  by_hand integer NOT NULL, -- of the deposits: any phone may have paid them
  least_in bigint, -- the smallest deposit
  most_in bigint,
  night_stakes integer NOT NULL, -- from midnight to five
  payouts_back integer NOT NULL, -- withdrawals that went back into the wallet
  PRIMARY KEY (profile_id, day)
);
CREATE INDEX customer_day_by_day ON customer_day (day);

-- What the days say of customers, written anew every night: whom to call, and what to look at. The largest amount first.
CREATE TABLE customer_sign (
  profile_id text NOT NULL,
  sign text NOT NULL,
  amount bigint NOT NULL, -- in cents, by which they are sorted
  times integer NOT NULL, -- days, or payments, that the sign counts
  PRIMARY KEY (profile_id, sign)
);
CREATE INDEX customer_sign_by_amount ON customer_sign (sign, amount DESC, profile_id);
