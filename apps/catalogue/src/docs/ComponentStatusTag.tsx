import type { ComponentStatus } from '@kipenga/ui/stories/notes';
import './status.css';

const WORDS: Readonly<Record<ComponentStatus, string>> = {
  new: 'New',
  ready: 'Ready',
  'phase-out': 'Phase out',
  deprecated: 'Deprecated',
};

/** Status of a component, in a word. */
export const ComponentStatusTag = ({ status }: { readonly status: ComponentStatus | null }) => (
  <span className="component-status" data-status={status ?? 'unwritten'}>
    {status === null ? 'No notes yet' : WORDS[status]}
  </span>
);
