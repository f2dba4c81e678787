import preview from '../../../.storybook/preview.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const RECIPES = [
  [
    'A price',
    'By its sentence, never by its number alone: a price moves.',
    `const price = screen.getByRole('button', { name: /^Gor Mahia to win, odds/ });
await user.click(price);
expect(price).toHaveAttribute('aria-pressed', 'true');`,
  ],
  [
    'A match',
    'A group named by its teams holds its prices.',
    `const match = screen.getByRole('group', { name: /Gor Mahia v AFC Leopards/ });
within(match).getByRole('button', { name: /^Draw, odds/ });`,
  ],
  [
    'A dialog',
    'By its title; it takes the focus and gives it back.',
    `const dialog = await screen.findByRole('dialog', { name: 'Oops!' });
await user.keyboard('{Escape}');
expect(dialog).not.toBeVisible();`,
  ],
  [
    'A field and what is wrong with it',
    'The message is the description of the field.',
    `const phone = screen.getByLabelText('Phone number');
expect(phone).toHaveAccessibleDescription(/ten digits/);`,
  ],
  [
    'Something on its way',
    'Wait for what comes, not for the shimmer to go.',
    `await screen.findByText('Gor Mahia');`,
  ],
  [
    'A screen and its network',
    'Answers come from samples that pass the contract; a fault is one line.',
    `export const Empty = {
  ...scene({ at: '/', profile, answers: { getMatches: [] } }, async ({ canvas }) => {
    await sees(canvas, 'No matches');
  }),
};`,
  ],
] as const;

const TestRecipes = () => (
  <Prose title="Test recipes">
    <p>
      How to get hold of a part in a test as a customer does: by role and name. A test that needs a class name
      tests the wrong thing.
    </p>
    {RECIPES.map(([title, why, code]) => (
      <section key={title}>
        <h2>{title}</h2>
        <p>{why}</p>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    ))}
  </Prose>
);

const meta = preview.meta({ title: 'Resources/Test recipes', component: TestRecipes, globals: WHOLE_WIDTH });

export const Recipes = meta.story({ name: 'Test recipes' });
