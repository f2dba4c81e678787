-- The first answers of every kind of request are kept in one place, kept_answer.
DROP TABLE placement;
