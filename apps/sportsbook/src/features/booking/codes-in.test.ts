import { expect, test } from 'vitest';
import { codesIn } from './codes-in.ts';

test.each([
  [
    'the code of a link, whatever stands before it',
    'GREATEST odds https://kipenga.test/sports?bookingCode=KP7Q2XAB',
    ['KP7Q2XAB'],
  ],
  [
    'what follows its name before a word of eight letters',
    'GREATEST odds: code ABCDEFGH',
    ['ABCDEFGH', 'GREATEST'],
  ],
  ['so in Swahili', 'BENDERAS kubwa. Msimbo wa Kipenga KP7Q2XAB: chaguo 3', ['KP7Q2XAB', 'BENDERAS']],
  [
    'what has a digit before a word',
    'FANTASTC MULTIBET KP7Q2XAB FREEBETS',
    ['KP7Q2XAB', 'FANTASTC', 'FREEBETS'],
  ],
  [
    'three at the most, each once',
    'AAAAAAAA BBBBBBBB AAAAAAAA CCCCCCCC DDDDDDDD',
    ['AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC'],
  ],
  ['what was typed', ' kp7q2x ', ['kp7q2x']],
  ['nothing', '  ', []],
])('%s', (_, text, codes) => expect(codesIn(text)).toEqual(codes));
