import preview from '../../.storybook/preview.tsx';
import { Prose, WHOLE_WIDTH } from './Prose.tsx';

const ContributePage = () => (
  <Prose title="Contribute">
    <h2>A new component</h2>
    <ol>
      <li>Look through “When not” of its neighbours: is there one already?</li>
      <li>
        A folder in <code>libs/ui/src</code>: the component, its stylesheet, <code>Name.stories.tsx</code>,
        and <code>Name.notes.ts</code> with <code>status: &apos;new&apos;</code>. Props in, events out.
      </li>
      <li>
        A state type, and a story “States” whose specimens are a record of it: a state without a specimen does
        not compile.
      </li>
      <li>
        For what can be pressed a test tagged <code>keyboard</code>, from Tab on and without a click, and one
        tagged <code>pointer</code>. What is missing fails a test by name.
      </li>
      <li>In the notes, parts under “anatomy” with the place each is at: the page draws the pins.</li>
      <li>
        Words in English and Kiswahili in <code>src/words</code>.
      </li>
      <li>Export it. The conformance test, its page, its bytes and its use follow by themselves.</li>
    </ol>
    <h2>A change of looks</h2>
    <ol>
      <li>Change the token if the meaning changed, the component if only the component did.</li>
      <li>
        A line at the head of What’s new on the first page where customers see something new; the oldest goes.
      </li>
      <li>
        <code>npm run nx -- run @kipenga/catalogue:checks</code> shows what else changed: the old, the new and
        the difference are in <code>test-results</code>.
      </li>
      <li>
        If all of it is meant: <code>npm run nx -- run @kipenga/catalogue:refresh-pictures</code>, and look at
        every changed picture before committing it.
      </li>
      <li>
        A component that grew by more than a tenth:{' '}
        <code>npm run nx -- run @kipenga/catalogue:refresh-sizes</code>, and say in the commit what the bytes
        buy.
      </li>
    </ol>
    <h2>Taking one away</h2>
    <p>
      <code>phase-out</code> first, with the better component under “When not”; <code>deprecated</code> when
      no new screen may take it; gone when “Where it is used” is empty.
    </p>
  </Prose>
);

const meta = preview.meta({
  title: 'Start here/Contribute',
  component: ContributePage,
  globals: WHOLE_WIDTH,
});

export const Contribute = meta.story({ name: 'Contribute' });
