import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { themes } from '../facts/themes.ts';
import { TokenName } from '../docs/TokenName.tsx';
import { Prose, WHOLE_WIDTH } from './Prose.tsx';

const colours = (theme: string) =>
  Object.entries(themes[theme] ?? {}).filter(
    ([name, value]) => value.startsWith('#') && !/-\d+$/.test(name.replace(/^(?:text|on-bar)-\d$/, '')),
  );

const TokensPage = () => (
  <Prose title="Tokens">
    <p>
      Every token of every theme, read from the stylesheets when this catalogue was built. Each file has an
      address, for tools that follow it.
    </p>
    <ul className="cards">
      <li>
        <a href="./kipenga-tokens.json" download>
          Tokens as JSON
        </a>
        <p>By theme, in the interchange form of design tools; a token that names another keeps the name.</p>
      </li>
      <li>
        <a href="./kipenga-tokens.css" download>
          Tokens as CSS
        </a>
        <p>The three stylesheets themselves: paint, meaning, parts.</p>
      </li>
    </ul>
    <h2>Colours by theme</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {['light', 'dark', 'casino'].map((theme) => (
            <th scope="col" key={theme}>
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colours('light').map(([name]) => (
          <tr key={name}>
            <th scope="row">
              <TokenName name={name} />
            </th>
            {['light', 'dark', 'casino'].map((theme) => (
              <td key={theme}>
                <i className="swatch" style={{ width: 24, height: 12, background: themes[theme]?.[name] }} />
                {themes[theme]?.[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Prose>
);

const meta = preview.meta({ title: 'Resources/Tokens', component: TokensPage, globals: WHOLE_WIDTH });

export const Tokens = meta.story({ name: 'Tokens' });
Tokens.test('both files are at their addresses', async ({ canvas }) => {
  const read = async (name: string) =>
    (await fetch(canvas.getByRole<HTMLAnchorElement>('link', { name }).href)).text();
  await expect(await read('Tokens as JSON')).toContain('"page": {\n      "$type": "color"');
  await expect(await read('Tokens as CSS')).toContain('--page:');
});
