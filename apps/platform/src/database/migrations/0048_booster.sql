-- The booster the house starts with (D02); an operator changes or empties it here.
INSERT INTO limit_setting (name, value) VALUES
  ('boost_rate', '1.05'),
  ('boost_min_count', '5'),
  ('boost_max', '3'),
  ('boost_min_odds', '1.30');
