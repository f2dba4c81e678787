import { expect, test } from 'vitest';
import { storiesIn } from '../scenes/stories-in.ts';
import { faultsOfScreens } from './faults-of-screens.ts';

const play = () => undefined;
const at = (screen: string) => ({ parameters: { screen }, play });

test('a state without its story, a story of another screen, and one that proves nothing are each told', () => {
  const stories = storiesIn({
    'Lobby.stories.tsx': {
      default: { title: 'Screens/Lobby' },
      Ideal: at('/lobby'),
      Loading: at('/casino'),
      Slow: { parameters: { screen: '/lobby?x=1' } },
    },
  });
  const faults = faultsOfScreens('casino', stories);
  expect(faults).toContain('/lobby, loading: Lobby#Loading visits /casino');
  expect(faults).toContain('/lobby, slow: Lobby#Slow proves nothing');
  expect(faults).toContain('/lobby, empty: there is no story Lobby#Empty');
  expect(faults.some((fault) => fault.startsWith('/lobby, ideal'))).toBe(false);
});
