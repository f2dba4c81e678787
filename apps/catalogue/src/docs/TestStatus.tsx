import { STRESS_TESTS } from '../../checks/stress-tests.ts';
import type { ComponentNotes } from '@kipenga/ui/stories/notes';
import { drawingOf } from './picture-of.ts';
import { testsWith, type StoryFacts } from './story-facts.ts';
import './test-status.css';

type Verdict = 'yes' | 'no' | 'none needed';

const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;

/**
 * Verdicts on a component, from its tests and its stories. Only the verdict of the stress tests is a constant: they are named by hand in `checks/stress-tests.ts`,
 * and the type of the checks in `checks/depth.ts` requires one for each name, tried on every matrix.
 */
function verdicts(
  notes: ComponentNotes | null,
  stories: readonly StoryFacts[],
): readonly (readonly [string, Verdict, string])[] {
  const shown = stories.filter(({ isTest }) => !isTest);
  const takesFocus = (notes?.accessibility.keys.length ?? 0) > 0;
  const pressed = (tag: string, what: string) => {
    const tests = testsWith(tag, stories).length;
    if (tests > 0) return [what, 'yes', count(tests, 'test')] as const;
    return takesFocus
      ? ([what, 'no', 'no test yet'] as const)
      : ([what, 'none needed', 'nothing to press'] as const);
  };
  const strict = shown.filter(({ isAxeStrict }) => isAxeStrict).length;
  const pictured = shown.filter(({ id }) => drawingOf(id, 'light') !== null).length;
  return [
    pressed('keyboard', 'Keyboard'),
    pressed('pointer', 'Pointer'),
    [
      'axe, colours in every theme',
      strict === shown.length ? 'yes' : 'no',
      `${strict} of ${count(shown.length, 'story', 'stories')}`,
    ],
    ...STRESS_TESTS.map((name) => [name, 'yes', 'States'] as const),
    ['Pictures', pictured === shown.length ? 'yes' : 'no', `${pictured} of ${shown.length} approved`],
  ];
}

const SIGNS: Readonly<Record<Verdict, string>> = { yes: '✓', no: '✗', 'none needed': '–' };
const WORDS: Readonly<Record<Verdict, string>> = {
  yes: 'tested',
  no: 'not tested',
  'none needed': 'does not apply',
};

/** Verdicts, as a row of ticks. */
export const TestStatus = ({
  notes,
  stories,
}: {
  readonly notes: ComponentNotes | null;
  readonly stories: readonly StoryFacts[];
}) => (
  <ul className="ticks">
    {verdicts(notes, stories).map(([what, verdict, detail]) => (
      <li key={what} data-verdict={verdict}>
        <span className="sign" aria-hidden="true">
          {SIGNS[verdict]}
        </span>
        <b>{what}</b>
        <span className="visually-hidden">: {WORDS[verdict]},</span> <small>{detail}</small>
      </li>
    ))}
  </ul>
);
