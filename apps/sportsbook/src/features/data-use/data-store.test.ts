import { kes } from '@kipenga/betting-core';
import { expect, test, vi } from 'vitest';
import { dataStore, SAVING_UNTIL } from './data-store.ts';

const NOON = Date.parse('2026-11-27T09:00:00Z');
const MIDNIGHT = Date.parse('2026-11-27T21:00:00Z');

function phone() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const clock = { now: NOON };
  const save = vi.fn();
  const tab = () =>
    dataStore({ day: storage, visit: { getItem: () => null, setItem: vi.fn() }, now: () => clock.now, save });
  return { kept, clock, save, tab };
}

test('tabs of a phone count into one day, each its own visit', () => {
  const { tab } = phone();
  const [one, other] = [tab(), tab()];
  one.add(1000);
  other.add(500);
  one.add(1);
  expect([one.current().bytes, one.current().visit, other.current().visit]).toEqual([1501, 1001, 500]);
});

test('a budget that is reached saves data until midnight; by hand it is turned off, and stays so that day', () => {
  const { kept, clock, save, tab } = phone();
  const store = tab();
  store.choose({ perGb: kes(250), budget: kes(1) });
  store.add(3_900_000);
  expect(save).not.toHaveBeenCalled();
  store.add(100_000);
  expect(save.mock.calls).toEqual([[true]]);
  expect(kept.get(SAVING_UNTIL)).toBe(String(MIDNIGHT));
  expect(store.current()).toMatchObject({ isSaving: true, answer: 'none' });
  store.tell();
  store.add(1000);
  expect(store.current()).toMatchObject({ isSaving: true, answer: 'told' });

  store.turnOff();
  store.add(1000);
  expect(save.mock.calls).toEqual([[true], [false]]);
  expect(kept.has(SAVING_UNTIL)).toBe(false);

  clock.now = MIDNIGHT;
  store.add(1000);
  expect(store.current()).toMatchObject({ bytes: 1000, answer: 'none', isSaving: false });
});

test('a higher budget ends the saving of the lower one', () => {
  const { save, tab } = phone();
  const store = tab();
  store.add(4_000_000);
  store.choose({ perGb: kes(250), budget: kes(1) });
  store.choose({ perGb: kes(250), budget: kes(2) });
  expect(save.mock.calls).toEqual([[true], [false]]);
});

test('a phone whose storage is full or forbidden counts the visit', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const store = dataStore({ day: closed, visit: closed, now: () => NOON, save: vi.fn() });
  store.add(700);
  store.add(300);
  expect(store.current()).toMatchObject({ bytes: 1000, visit: 1000 });
});
