import { afterAll, describe, vi } from 'vitest';

/** Repeats in the browser's codec the contract tests that the endpoints alone do not cover. */
vi.resetModules();
vi.doMock('zod/mini', () => import('./zod-mini.ts'));
afterAll(() => {
  vi.doUnmock('zod/mini');
  vi.resetModules();
});

describe('in a browser', async () => {
  await import('../account/play-limits.test.ts');
  await import('../account/register.test.ts');
  await import('../bets/combination.test.ts');
  await import('../bets/limits.test.ts');
  await import('../bets/system.test.ts');
  await import('../pieces/pieces.property.test.ts');
  await import('../reasons/reasons.test.ts');
  await import('../sports/match.wire.test.ts');
  await import('../sports/matches-by-ids.wire.test.ts');
  await import('../sports/price-event.wire.test.ts');
  await import('../storage/storage.test.ts');
  await import('../travel.test.ts');
});
