/** Topics a device may get by push. */
export const PUSH_TOPICS = ['bets', 'deposits', 'jackpots'] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];
