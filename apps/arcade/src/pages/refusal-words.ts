import type { RefusalCode } from '../protocol.ts';
import { word, type FrameWordId } from './setting.ts';

const WORDS: Readonly<Record<RefusalCode, FrameWordId>> = {
  'insufficient-funds': 'arcade.refusal.funds',
  excluded: 'arcade.refusal.excluded',
  'day-limit': 'arcade.refusal.dayLimit',
  'reality-check': 'arcade.refusal.realityCheck',
  'session-ended': 'arcade.refusal.session',
  'token-refused': 'arcade.refusal.session',
  'play-unknown': 'arcade.refusal.closed',
  limits: 'arcade.refusal.roundLimits',
  'bad-stake': 'arcade.refusal.limits',
  'too-late': 'arcade.refusal.late',
  'too-early': 'arcade.refusal.early',
  'too-many': 'arcade.refusal.many',
  'too-soon': 'arcade.refusal.soon',
  'too-often': 'arcade.refusal.often',
  'table-full': 'arcade.refusal.full',
  'wallet-silent': 'arcade.refusal.silent',
  'demo-session': 'arcade.refusal.failed',
  'no-jackpot': 'arcade.refusal.failed',
  'not-signed': 'arcade.refusal.failed',
  'rolled-back': 'arcade.refusal.failed',
  'round-closed': 'arcade.refusal.failed',
  'transaction-reused': 'arcade.refusal.failed',
  'unknown-round': 'arcade.refusal.failed',
  unreadable: 'arcade.refusal.failed',
};

/** The reason of a refusal, in a sentence. */
export const refusalWords = (code: RefusalCode): string => word(WORDS[code] ?? 'arcade.refusal.failed');
