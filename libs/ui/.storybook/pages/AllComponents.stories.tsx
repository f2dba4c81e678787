import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { facts } from '../components/facts.ts';
import { docsHref } from '../docs/catalogue-links.ts';
import { ComponentStatusTag } from '../docs/ComponentStatusTag.tsx';
import { notesOf } from '../docs/notes-of.ts';
import { Prose, WHOLE_WIDTH } from './Prose.tsx';

const room = (file: string): string => file.split('/')[1] ?? '';

const AllComponentsPage = () => (
  <Prose title="All components">
    <p>
      {facts.length} components. Bytes are what each adds to a visit, script and style, compressed; screens
      are found by following the imports.
    </p>
    {Object.entries(Object.groupBy(facts, ({ file }) => room(file))).map(([name, components = []]) => (
      <section key={name}>
        <h2>{name}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Status</th>
              <th scope="col">Bytes</th>
              <th scope="col">Where it is used</th>
            </tr>
          </thead>
          <tbody>
            {components.map((component) => (
              <tr key={component.name}>
                <th scope="row">
                  <a href={docsHref(component.page?.id ?? '')} target="_top">
                    {component.name}
                  </a>
                </th>
                <td>
                  <ComponentStatusTag status={notesOf(component.name)?.status ?? null} />
                </td>
                <td>{component.bytes ?? 'new'}</td>
                <td>{component.screens.join(' · ') || 'no screen yet'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </Prose>
);

const meta = preview.meta({
  title: 'Components/All components',
  component: AllComponentsPage,
  globals: WHOLE_WIDTH,
});

export const AllComponents = meta.story({ name: 'All components' });
AllComponents.test('every component is listed once, with its cost and its use', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /^OddsButton/ });
  await expect(row).toHaveTextContent(/\d{3,}/);
  await expect(row).toHaveTextContent('Sportsbook: Matches');
});
