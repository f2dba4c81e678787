import { describe, expect, test } from 'vitest';
import { ownerOf, routeOf, routesOf } from './routes.ts';

describe('the route table', () => {
  test('guards exactly the four personal screens (R2-05)', () => {
    const guarded = routesOf('sportsbook')
      .filter((route) => route.needsLogin)
      .map((route) => route.path);
    expect(guarded).toEqual(['/account', '/bets', '/transactions', '/betdetail']);
  });

  test('matches the full path only (R2-13)', () => {
    expect(routeOf('/sports')?.path).toBe('/sports');
    expect(routeOf('/sports/1')).toBeNull();
    expect(routeOf('/Sports')).toBeNull();
  });

  test('knows the esport flag of the sports screens (R2-01, R2-02, R2-03)', () => {
    expect(['/', '/home', '/sports', '/e-sports'].map((path) => routeOf(path)?.esport)).toEqual([0, 0, 0, 1]);
  });

  test('hides the secondary menu row on Home only (R2-01)', () => {
    expect(
      routesOf('sportsbook')
        .filter((route) => !route.showsMenu)
        .map((route) => route.path),
    ).toEqual(['/', '/home']);
  });

  test('gives the casino its five rows, and everything unknown to the sportsbook (D50)', () => {
    expect(routesOf('casino').map((route) => route.path)).toEqual([
      '/virtuals',
      '/casino',
      '/lobby',
      '/virtual-game',
      '/casino-game',
    ]);
    expect(ownerOf('/casino-game?game=x')).toBe('casino');
    expect(ownerOf('/nowhere')).toBe('sportsbook');
  });
});
