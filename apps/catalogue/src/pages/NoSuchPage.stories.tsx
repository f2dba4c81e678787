import preview from '../../.storybook/preview.tsx';
import { docsHref, storyHref } from '../docs/catalogue-links.ts';
import { facts } from '../facts/facts.ts';
import { missed } from '../frame/missed-address.ts';
import { Prose, WHOLE_WIDTH } from './Prose.tsx';

/** Pages of components whose name is in the address, for example after a component moved to another group. */
const near = (address: string) =>
  facts.flatMap(({ name, page }) =>
    page !== null && address.split('-').includes(name.toLowerCase()) ? [{ name, id: page.id }] : [],
  );

const MissedPage = () => (
  <Prose title="There is no such page">
    <p>
      {missed.id === '' ? 'The address' : <code>{missed.id}</code>} leads nowhere: it has a mistake, or what
      stood there has another name now. The search above the list of pages knows them by other words too.
    </p>
    <ul>
      {near(missed.id).map(({ name, id }) => (
        <li key={id}>
          <a href={docsHref(id)} target="_top">
            {name}
          </a>
        </li>
      ))}
      <li>
        <a href={storyHref('start-here-welcome--welcome')} target="_top">
          Welcome
        </a>
      </li>
      <li>
        <a href={storyHref('components-all-components--all-components')} target="_top">
          All components
        </a>
      </li>
      <li>
        <a href={storyHref('screens-at-a-glance--screens-at-a-glance')} target="_top">
          Screens at a glance
        </a>
      </li>
    </ul>
  </Prose>
);

const meta = preview.meta({
  title: 'Start here/No such page',
  component: MissedPage,
  globals: WHOLE_WIDTH,
  // In no list and no search: addresses that lead nowhere lead here.
  tags: ['!dev'],
});

export const NoSuchPage = meta.story({ name: 'No such page' });
