import preview from '../../../.storybook/preview.tsx';
import { Copy } from '../../docs/Copy.tsx';
import { WHOLE_WIDTH } from '../Prose.tsx';
import * as icons from '@kipenga/ui/icons';
import { Logo, Whistle } from '@kipenga/ui';

/** An icon as a file would have it. */
const drawingOf = (name: string): string =>
  document
    .querySelector(`#${name} svg`)
    ?.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"') ?? '';

const Icons = () => (
  <main className="prose">
    <h1>Mark and icons</h1>
    <p>
      The mark is a pea whistle: its mouthpiece is the square corner that a picked price has too. It never
      turns, never blows.
    </p>
    <p>
      <Logo />
    </p>
    <p>
      <Whistle size="6rem" />
    </p>
    <h2>Icons</h2>
    <p>
      Chalk lines two units wide with round ends, on a field of twenty-four. Words beside an icon carry its
      meaning; alone, it needs a label. A name copies the import, SVG the drawing.
    </p>
    <div className="specimens row" style={{ paddingInline: 0 }}>
      {Object.entries(icons).map(([name, Glyph]) => (
        <figure key={name} id={name} style={{ alignContent: 'start' }}>
          <Glyph />
          <figcaption style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
            <Copy text={() => `import { ${name} } from '@kipenga/ui/icons';`} what={`the import of ${name}`}>
              {name.replace('Icon', '')}
            </Copy>
            <Copy text={() => drawingOf(name)} what={`the drawing of ${name}`}>
              SVG
            </Copy>
          </figcaption>
        </figure>
      ))}
    </div>
  </main>
);

const meta = preview.meta({ title: 'Foundations/Mark and icons', component: Icons, globals: WHOLE_WIDTH });

export const MarkAndIcons = meta.story({ name: 'Mark and icons' });
