-- What a limit or a booster would have meant last week is reckoned from the bets of those days. Tiny, since bets are written in the order of time.
CREATE INDEX bet_by_moment ON bet USING brin (placed_at);
