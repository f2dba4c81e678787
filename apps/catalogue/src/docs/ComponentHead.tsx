import type { ComponentFacts } from '../facts/components-plugin.ts';
import type { ComponentStatus } from '@kipenga/ui/stories/notes';
import { ComponentStatusTag } from './ComponentStatusTag.tsx';
import { Copy } from './Copy.tsx';
import { JumpButton } from './JumpButton.tsx';
import { Marked } from './Marked.tsx';
import './component-head.css';

/** The sections of a page, to jump to. */
const SECTIONS = [
  ['anatomy', 'Anatomy'],
  ['states', 'States'],
  ['do-and-dont', 'Do and don’t'],
  ['words', 'Words'],
  ['accessibility', 'Accessibility'],
  ['tests', 'Tests'],
  ['props', 'Props'],
] as const;

const importOf = (name: string): string => `import { ${name} } from '@kipenga/ui';`;

export interface ComponentHeadProps {
  readonly facts: ComponentFacts;
  readonly status: ComponentStatus | null;
  readonly summary: string;
  /** Sections its notes have nothing for. */
  readonly absent: readonly string[];
}

/** The head of a component's page: name, status, size and purpose; then links into the page. */
export const ComponentHead = ({ facts, status, summary, absent }: ComponentHeadProps) => (
  <header className="head">
    <p className="group">{facts.page?.title.split('/').slice(0, -1).join(' · ')}</p>
    <h1>{facts.name}</h1>
    <p className="summary">
      <Marked text={summary} />
    </p>
    <p className="health">
      <ComponentStatusTag status={status} />
      <span>{facts.bytes === null ? 'not measured yet' : `${facts.bytes.toLocaleString('en')} bytes`}</span>
      <code>libs/ui/{facts.file}</code>
      <Copy text={() => importOf(facts.name)} what={`the import of ${facts.name}`}>
        <code>{importOf(facts.name)}</code>
      </Copy>
    </p>
    <nav aria-label="On this page">
      <ul className="jumps">
        {SECTIONS.filter(([id]) => !absent.includes(id)).map(([id, title]) => (
          <li key={id}>
            <JumpButton to={id}>{title}</JumpButton>
          </li>
        ))}
      </ul>
    </nav>
  </header>
);
