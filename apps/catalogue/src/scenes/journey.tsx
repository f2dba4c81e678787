import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ShellStore } from '@kipenga/shell';
import type { Check, Hands } from './scene.tsx';
import type { Scene, Visit } from './visit.ts';
import type { StoryName } from '../screen-states/index.ts';
import { hrefOf, storyHref } from '../screen-states/story-id.ts';

/** What a journey tells beside what it plays. */
interface Told {
  /** A question a designer may come with, or what is done from beginning to end. */
  readonly name: string;
  /** What to watch for, in a few sentences. */
  readonly watchFor: string;
  /** The story where the moment to watch for stands still. */
  readonly still?: StoryName;
}

type Steps<Store extends ShellStore> = Readonly<
  Record<string, (scene: Hands & Visit<Store>) => Promise<void> | void>
>;

/** A way through the product as a story: its steps are played to their end, each under the sentence that says what happens. */
export const journeysOf =
  <Store extends ShellStore>(scene: (shown: Scene, check: Check<Store>) => StoryObj) =>
  (
    { name, watchFor, still, ...shown }: Scene & Told,
    steps: Steps<Store>,
  ): StoryObj & { readonly name: string } => {
    const story = scene(shown, async (hands) => {
      for (const [does, act] of Object.entries(steps)) await hands.step(does, async () => act(hands));
    });
    return {
      ...story,
      name,
      parameters: { ...story.parameters, journey: { watchFor, still, steps: Object.keys(steps) } },
    };
  };

interface ToldJourney {
  readonly name: string;
  readonly watchFor: string;
  readonly still?: StoryName;
  readonly steps: readonly string[];
  readonly href: string;
}

/**
 * The page in front of a file's journeys: each with what to watch for and its steps, to read before it is played, or instead. The
 * journeys come by a function, so that the page can stand above them.
 */
export function pageOfJourneys(title: string, journeys: () => Readonly<Record<string, StoryObj>>): StoryObj {
  const all = (): readonly ToldJourney[] =>
    Object.entries(journeys()).map(([exported, { name = exported, parameters }]) => ({
      ...(parameters?.['journey'] as Pick<ToldJourney, 'watchFor' | 'still' | 'steps'>),
      name,
      href: storyHref(title, exported),
    }));
  return {
    name: 'What to watch for',
    globals: { viewport: { value: 'page', isRotated: false } },
    parameters: { controls: { disable: true } },
    render: () => <JourneysPage title={title.split('/').at(-1) ?? title} journeys={all()} />,
    play: async ({ canvas }) => {
      for (const { name, steps } of all()) {
        const told = within(canvas.getByRole('region', { name }));
        await expect(told.getAllByRole('listitem')).toHaveLength(steps.length);
      }
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  };
}

const JourneysPage = ({
  title,
  journeys,
}: {
  readonly title: string;
  readonly journeys: readonly ToldJourney[];
}) => (
  <main className="prose" lang="en">
    <h1>{title}: what to watch for</h1>
    {journeys.map(({ name, watchFor, still, steps, href }) => (
      <section key={name} aria-label={name}>
        <h2>{name}</h2>
        <p>{watchFor}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <a href={href} target="_top" aria-label={`Play it: ${name}`}>
            Play it
          </a>
          {still !== undefined && (
            <>
              {' · '}
              <a href={hrefOf(still)} target="_top" aria-label={`See it stand still: ${name}`}>
                See it stand still
              </a>
            </>
          )}
        </p>
      </section>
    ))}
  </main>
);
