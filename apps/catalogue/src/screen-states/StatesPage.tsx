import { DOMAIN_STATES } from './domain-states.ts';
import { SCREENS } from './screen-states.ts';
import { SCREEN_STATES, type Answer, type ScreenState, type StoryName } from './states.ts';
import styles from './states-page.module.css';
import { hrefOf } from './story-id.ts';
import { TOOLBAR_STATES } from './toolbar-states.ts';

/** Every screen in every state: the story that shows it, or why there is none. */
export const StatesPage = () => (
  <main className="prose" lang="en">
    <h1>States of every screen</h1>
    <p>
      Each route of the product in each state a person can meet it in, over a faked platform. A state without
      a story has its reason. Neither a new route nor a new state compiles without an answer, and a test
      follows each link.
    </p>
    <p>
      Data saver, Kiswahili, 320 px, 768 px, dark and 200 % text are choices of the toolbar: they change any
      story, and the checks of the catalogue show every story under them.
    </p>
    {Object.entries(SCREENS).map(([path, states]) => (
      <States
        key={path}
        name={path}
        rows={Object.entries(states).map(([state, answer]) => [SCREEN_STATES[state as ScreenState], answer])}
        ideal={states.ideal}
      />
    ))}
    <h2>States of betting and of games</h2>
    <States name="Betting" rows={Object.entries(DOMAIN_STATES.sportsbook)} />
    <States name="Games" rows={Object.entries(DOMAIN_STATES.casino)} />
  </main>
);

interface StatesProps {
  readonly name: string;
  readonly rows: readonly (readonly [state: string, answer: Answer])[];
  /** Story that shows the toolbar's choices. */
  readonly ideal?: Answer;
}

function States({ name, rows, ideal }: StatesProps) {
  const own = rows.filter(([, answer]) => typeof answer === 'string' || !('sameAs' in answer));
  const [same] = rows.flatMap(([, answer]) =>
    typeof answer !== 'string' && 'sameAs' in answer ? [answer.sameAs] : [],
  );
  return (
    <table className={styles['states']}>
      <caption>
        {name} {typeof ideal === 'string' && <small>{screenOf(ideal)}</small>}
      </caption>
      <tbody>
        {own.map(([state, answer]) => (
          <tr key={state}>
            <th scope="row">{state}</th>
            <td>{shown(answer, ideal)}</td>
          </tr>
        ))}
        {same !== undefined && (
          <tr>
            <th scope="row">Every other state</th>
            <td>One screen with {same}: as there.</td>
          </tr>
        )}
        {typeof ideal === 'string' && (
          <tr>
            <th scope="row">By the toolbar</th>
            <td>
              <ul className={styles['choices']}>
                {Object.values(TOOLBAR_STATES).map((choice) => (
                  <li key={choice.name}>
                    <a href={`${hrefOf(ideal)}&${choice.choice}`} target="_top">
                      {choice.name}
                    </a>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const screenOf = (story: StoryName): string => story.split('#', 1)[0] ?? '';

function shown(answer: Answer, ideal: Answer | undefined) {
  if (typeof answer !== 'string') return 'cannotBe' in answer ? answer.cannotBe : answer.sameAs;
  const [screen, exported = ''] = answer.split('#');
  const isElsewhere = typeof ideal !== 'string' || screenOf(ideal) !== screen;
  return (
    <>
      <a href={hrefOf(answer)} target="_top">
        {exported.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')}
      </a>{' '}
      {isElsewhere && <small>{screen}</small>}
    </>
  );
}
