import preview from '../../../.storybook/preview.tsx';
import { WHOLE_WIDTH } from '../Prose.tsx';
import * as icons from '@kipenga/ui/icons';
import { Logo, Whistle } from '@kipenga/ui';

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
      meaning; alone, it needs a label.
    </p>
    <div className="specimens row" style={{ paddingInline: 0 }}>
      {Object.entries(icons).map(([name, Glyph]) => (
        <figure key={name}>
          <Glyph />
          <figcaption>{name.replace('Icon', '')}</figcaption>
        </figure>
      ))}
    </div>
  </main>
);

const meta = preview.meta({ title: 'Foundations/Mark and icons', component: Icons, globals: WHOLE_WIDTH });

export const MarkAndIcons = meta.story({ name: 'Mark and icons' });
