import { expect, test } from 'vitest';
import { foldForSms } from './fold-for-sms.ts';
import { smsParts } from './sms-parts.ts';

test.each([
  ['Gor Mahia', 'Gor Mahia'],
  ['Beşiktaş', 'Besiktas'],
  ['Kasımpaşa', 'Kasimpasa'],
  ['İstanbul Başakşehir', 'Istanbul Basaksehir'],
  ['Fenerbahçe', 'Fenerbahce'],
  ['São Paulo', 'Sao Paulo'],
  ['Grêmio', 'Gremio'],
  ['Malmö', 'Malmö'],
  ['Śląsk Wrocław', 'Slask Wroclaw'],
  ['Đurđevac', 'Durdevac'],
  ['Sa\u0303o', 'Sao'],
  ['Murang’a', "Murang'a"],
  ['東京', '??'],
])('%s goes as %s, in seven bits', (text, folded) => {
  expect(foldForSms(text)).toBe(folded);
  expect(smsParts(folded.repeat(1).padEnd(160, '.'))).toBe(1);
});
