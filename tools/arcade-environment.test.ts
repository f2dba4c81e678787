import { expect, test } from 'vitest';
import { arcadeEnvironment } from './arcade-environment.ts';

test('with nothing said, the arcade is next door', () => {
  expect(arcadeEnvironment({})).toEqual({
    ARCADE_PORT: '4201',
    ARCADE_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
    ARCADE_ORIGIN: 'http://localhost:4201',
    HOUSE_ORIGIN: 'http://localhost:4200,http://127.0.0.1:4200',
    WALLET_URL: 'http://localhost:4200/wallet',
  });
});

test('it follows the platform, and what is said stays said', () => {
  expect(
    arcadeEnvironment({ PORT: '80', HOST: '0.0.0.0', ARCADE_ORIGIN: 'https://games.example' }),
  ).toMatchObject({
    ARCADE_PORT: '81',
    ARCADE_ORIGIN: 'https://games.example',
    WALLET_URL: 'http://localhost:80/wallet',
  });
  expect(arcadeEnvironment({ PORT: '80', HOST: '10.0.0.7' })?.['HOUSE_ORIGIN']).toBe('http://10.0.0.7:80');
});

test('every start has a secret of its own', () => {
  expect(arcadeEnvironment({})?.['ARCADE_SECRET']).not.toBe(arcadeEnvironment({})?.['ARCADE_SECRET']);
});

test('a port that nobody knows has no neighbour', () => {
  expect(arcadeEnvironment({ PORT: '0' })).toBeNull();
});
