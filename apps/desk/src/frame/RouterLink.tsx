import type { UiLinkProps } from '@kipenga/ui';
import { Link } from 'react-router-dom';

/** The router's link, as the kit wants one. */
export const RouterLink = ({ href, ...rest }: UiLinkProps) => <Link to={href} {...rest} />;
