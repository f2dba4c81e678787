-- What type a line set aside says it is; the line itself may be nested too deep to be asked.
ALTER TABLE feed_aside ADD COLUMN line_type text;
