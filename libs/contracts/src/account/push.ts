/** What a device may ask to be told by push. */
export const PUSH_TOPICS = ['bets', 'deposits', 'jackpots'] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];
