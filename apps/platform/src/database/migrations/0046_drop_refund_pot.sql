-- Refunds have a pot of their own in the wallet; a second count of them could only disagree with it.
DROP TABLE refund_pot;
