import { createElement, useEffect, useState } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { Button } from 'storybook/internal/components';
import { drawnBy } from '../src/facts/drawn-by.ts';

/** The names of all approved pictures, `<story id>-<theme>`; asked for once. */
let names: Promise<readonly string[]> | undefined;
const readNames = (): Promise<readonly string[]> =>
  (names ??= fetch('./pictures.json').then((answer) => answer.json() as Promise<readonly string[]>));

/** The drawing that shows a story: in the theme of the toolbar, where it is drawn in that one, else in the first there is. */
async function findDrawing(storyId: string, theme: string): Promise<string | null> {
  const all = await readNames();
  const name = [theme, 'light', 'casino', 'dark']
    .map((drawn) => `${drawnBy(storyId)}-${drawn}`)
    .find((one) => all.includes(one));
  return name === undefined ? null : `./pictures/${name}.png`;
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
    const tell = (drawing: string | null) => {
      if (isCurrent) setFound({ wanted: `${storyId} ${theme}`, drawing });
    };
    if (storyId) void findDrawing(storyId, theme).then(tell, () => tell(null));
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
