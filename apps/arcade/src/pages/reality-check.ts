import type { Cents } from '@kipenga/betting-core';
import { signed } from './amount-words.ts';
import { askHouse } from './arcade-client.ts';
import { make } from './dom.ts';
import { word } from './setting.ts';

/** Every half hour, once the round allows: how long, and how much. */
export const showRealityCheck = (minutes: number, net: Cents): void => {
  const dialog = make(
    'dialog',
    { 'aria-labelledby': 'reality' },
    make('h2', { id: 'reality' }, word('arcade.reality.title', { minutes })),
    make('p', {}, word('arcade.reality.net', { net: signed(net) })),
    make('button', { type: 'button', click: () => askHouse('lobby') }, word('arcade.reality.stop')),
    make(
      'button',
      { type: 'button', class: 'main', click: () => dialog.close() },
      word('arcade.reality.goOn'),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};
