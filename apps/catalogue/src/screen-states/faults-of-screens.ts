import { routesOf, type AppName, type RoutePath } from '@kipenga/shell';
import type { StoriesOfApp } from '../scenes/stories-in.ts';
import { DOMAIN_STATES } from './domain-states.ts';
import { SCREENS } from './screen-states.ts';
import type { Answer, StatesOfScreen } from './states.ts';

/** Faults in the answers of an app's screens and of its own states, one line each; for the app's test, which knows its stories. */
export function faultsOfScreens(app: AppName, stories: StoriesOfApp): readonly string[] {
  const ofScreens = routesOf(app).flatMap(({ path }) =>
    Object.entries(SCREENS[path as RoutePath]).map(
      ([state, answer]) => [path, state as keyof StatesOfScreen, answer] as const,
    ),
  );
  return [
    ...ofScreens.flatMap(([path, state, answer]) =>
      faultOf(answer, stories, { path, state }).map((fault) => `${path}, ${state}: ${fault}`),
    ),
    ...Object.entries<Answer>(DOMAIN_STATES[app]).flatMap(([state, answer]) =>
      faultOf(answer, stories, null).map((fault) => `${state}: ${fault}`),
    ),
  ];
}

interface Place {
  readonly path: string;
  readonly state: keyof StatesOfScreen;
}

function faultOf(answer: Answer, stories: StoriesOfApp, place: Place | null): readonly string[] {
  if (typeof answer !== 'string') {
    if ('cannotBe' in answer) return answer.cannotBe.endsWith('.') ? [] : ['the reason is no sentence'];
    const other = place && SCREENS[answer.sameAs][place.state];
    return other !== null && typeof other === 'object' && 'sameAs' in other ? ['leads to no story'] : [];
  }
  const story = stories.find(answer);
  if (story === undefined) return [`there is no story ${answer}`];
  const visited = story.parameters?.screen?.split('?', 1)[0];
  return [
    ...(story.play === undefined ? [`${answer} proves nothing`] : []),
    ...(place !== null && visited !== place.path ? [`${answer} visits ${visited}`] : []),
  ];
}
