import { jumpTo } from './jump-to.ts';
import './jump-button.css';

export interface JumpButtonProps {
  /** Id of the target section. It is no link: a story has no addresses of its own. */
  readonly to: string;
  readonly children: string;
}

/** The way to a section of a long page. */
export const JumpButton = ({ to, children }: JumpButtonProps) => (
  <button type="button" className="jump-button" onClick={() => jumpTo(to)}>
    {children}
  </button>
);
