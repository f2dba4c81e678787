/** States of 4.4 that the catalogue's toolbar makes of any story: what to choose there. Checks show every story under them. */
export const TOOLBAR_STATES = {
  dataSaver: { name: 'Data saver', choice: 'globals=dataSaver:on' },
  swahili: { name: 'Kiswahili', choice: 'globals=locale:sw' },
  small: { name: '320 px', choice: 'globals=viewport.value:small' },
  wide: { name: '768 px', choice: 'globals=viewport.value:wide' },
  dark: { name: 'Dark', choice: 'globals=theme:dark' },
  largeText: { name: '200 % text', choice: 'globals=textSize:200' },
} as const;
