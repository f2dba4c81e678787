import { expect, test } from 'vitest';
import { resultTone } from './result-tone.ts';

test.each([
  ['rl', '0', 'green'],
  ['RL', '17', 'black'],
  ['rl', '32', 'red'],
  ['rl', 'x', 'plain'],
  ['bc', 'B', 'red'],
  ['bn', 'P', 'blue'],
  ['bc', 'T', 'green'],
  ['bc', 'constructor', 'plain'],
  ['bj', '17', 'plain'],
])('in %s %s is %s', (typeId, mark, tone) => expect(resultTone(typeId, mark)).toBe(tone));
