import { UiLink } from '@kipenga/ui';
import { PageHead } from './PageHead.tsx';

/** An address that no screen of the desk has. */
export const NotFound = () => (
  <PageHead title="Nothing is here" note={<UiLink href="/">Go to Today</UiLink>} />
);
