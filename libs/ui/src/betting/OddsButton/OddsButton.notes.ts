import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One outcome with its price. A tap puts it on the slip, a second one takes it off.',
  when: ['A price that can be picked: match lists, markets.'],
  whenNot: [
    'A cell of a jackpot coupon: JackpotPickButton. Its price pays nothing.',
    'A price that is only shown: text in the digits, as in SelectionRow and LegCard.',
  ],
  doDont: [
    {
      do: 'Keep a suspended price in its place with a lock: it keeps its size and its focus.',
      dont: 'Take it out, so that the next price slides under a thumb.',
    },
    {
      do: 'Pass a whole sentence as `name`: “Gor Mahia to win”.',
      dont: 'Pass “1”: a screen reader would say “1, odds 2.35” two hundred times.',
    },
    {
      do: 'Pass one stable `onToggle` to a whole list; the outcome comes with the call.',
      dont: 'Make a function for each button: a tap then draws the whole list again.',
    },
  ],
  content: [
    'Labels: 1, X, 2, OV 2.5, UN 2.5, GG, NG, in both languages (R2).',
    'Names: {home} to win · {home} kushinda. Draw · Sare. Over 2.5 goals · Zaidi ya mabao 2.5. Under 2.5 goals · Chini ya mabao 2.5. Both teams to score · Timu zote mbili kufunga.',
    'Then “odds 2.35”, “suspended” · “imesimamishwa”, “no price” · “hakuna odds”. “Odds” stays in Swahili.',
    'A label on show in a market is the feed’s, its first letter drawn large: “Over 2.5”.',
    'Two decimals; from 100 one, from 1,000 none.',
  ],
  accessibility: {
    name: 'A button with `aria-pressed`, named by label, pick and price: “1 Gor Mahia to win, odds 2.35”; in a market “1 odds 2.35”. Suspended: `aria-disabled`. Missing: disabled.',
    keys: [
      'Enter and Space pick and take back.',
      'Tab goes from price to price, past missing ones; a suspended one keeps its focus and does nothing.',
    ],
    announcements: [],
    wcag: [
      '2.5.3 Label in Name',
      '1.4.1 Use of Color: tick, square corner, arrow by place and shape, lock',
      '1.4.11 Non-text Contrast: picked against rest reaches 3 : 1',
    ],
  },
  anatomy: [
    {
      part: 'at rest: sunken ground, a hairline around it',
      at: '[aria-pressed=false]:not([data-state])',
      tokens: ['--odds-rest', '--odds-edge', '--odds-text'],
    },
    {
      part: 'picked: filled, the square corner, a tick top left',
      at: '[aria-pressed=true]',
      tokens: ['--odds-picked', '--odds-picked-text', '--signature-corner'],
    },
    {
      part: 'risen: arrow top right, the tint for 2.5 s',
      at: '[data-move=up]',
      tokens: ['--odds-up', '--odds-up-edge'],
    },
    {
      part: 'fallen: arrow bottom right, the tint for 2.5 s',
      at: '[data-move=down]',
      tokens: ['--odds-down', '--odds-down-edge'],
    },
    { part: 'suspended: lock and dashed edge, in its place and its size', at: '[data-state=suspended]' },
    { part: 'missing: lock, and nothing to press', at: '[data-state=missing]' },
    { part: 'price in the digits', at: '.oddsButton', tokens: ['--digits-odds'] },
    { part: 'height: the floor in a row of seven, else 52 px', tokens: ['--target'] },
  ],
  drawnOn: 'States',
};
