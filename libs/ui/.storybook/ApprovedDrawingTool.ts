import { createElement, useEffect, useState } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { Button } from 'storybook/internal/components';

const pictureOf = (storyId: string, theme: string): string => `./pictures/${storyId}-${theme}.png`;

const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The drawing a story is compared with: in the theme of the toolbar, where it is drawn in that one, else in the first there is. */
async function findDrawing(storyId: string, theme: string): Promise<string | null> {
  for (const drawn of new Set([theme, 'light', 'casino', 'dark'])) {
    const address = pictureOf(storyId, drawn);
    if (await isThere(address)) return address;
  }
  return null;
}

/** In the toolbar: the way from any story to its approved drawing. A page to read has none. */
export function ApprovedDrawingTool() {
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const theme = String(globals['theme'] ?? 'light');
  const wanted = `${storyId} ${theme}`;
  const [found, setFound] = useState<{ readonly wanted: string; readonly drawing: string | null }>();
  useEffect(() => {
    let isCurrent = true;
    if (storyId)
      void findDrawing(storyId, theme).then((drawing) => {
        if (isCurrent) setFound({ wanted: `${storyId} ${theme}`, drawing });
      });
    return () => {
      isCurrent = false;
    };
  }, [storyId, theme]);
  if (found?.wanted !== wanted || found.drawing === null) return null;
  // The catalogue's own bars are built without JSX.
  return createElement(
    Button,
    { asChild: true, variant: 'ghost', padding: 'small', ariaLabel: false },
    createElement('a', { href: found.drawing, target: '_blank', rel: 'noreferrer' }, 'Approved drawing'),
  );
}
