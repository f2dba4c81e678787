import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import base from '@kipenga/ui/tokens/base.css?raw';
import components from '@kipenga/ui/tokens/components.css?raw';
import meaning from '@kipenga/ui/tokens/meaning.css?raw';
import { asWritten, themes } from '../../facts/themes.ts';
import { TokenName } from '../../docs/TokenName.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import { designTokens } from './design-tokens.ts';

const download = (type: string, content: string): string =>
  `data:${type};charset=utf-8,${encodeURIComponent(content)}`;

const colours = (theme: string) =>
  Object.entries(themes[theme] ?? {}).filter(
    ([name, value]) => value.startsWith('#') && !/-\d+$/.test(name.replace(/^(?:text|on-bar)-\d$/, '')),
  );

const TokensPage = () => (
  <Prose title="Tokens">
    <p>Every token of every theme, read from the stylesheets when this catalogue was built.</p>
    <ul className="cards">
      <li>
        <a
          download="kipenga-tokens.json"
          href={download('application/json', JSON.stringify(designTokens(themes, asWritten), null, 2))}
        >
          Tokens as JSON
        </a>
        <p>By theme, in the interchange form of design tools; a token that names another keeps the name.</p>
      </li>
      <li>
        <a download="kipenga-tokens.css" href={download('text/css', [base, meaning, components].join('\n'))}>
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
Tokens.test('both downloads hold the tokens', async ({ canvas }) => {
  const json = canvas.getByRole('link', { name: 'Tokens as JSON' }).getAttribute('href') ?? '';
  await expect(decodeURIComponent(json)).toContain('"page": {\n      "$type": "color"');
  const css = canvas.getByRole('link', { name: 'Tokens as CSS' }).getAttribute('href') ?? '';
  await expect(decodeURIComponent(css)).toContain('--page:');
});
