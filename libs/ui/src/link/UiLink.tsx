import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What every link component accepts: an anchor's properties, and state where the router can carry it. */
export interface UiLinkProps extends ComponentProps<'a'> {
  /** The address, as a browser would print it. */
  readonly href: string;
  /** Navigation state for a router's link; a plain anchor drops it. */
  readonly state?: unknown;
}

function PlainLink({ state: _state, children, ...rest }: UiLinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink);

/**
 * Gives the kit the router's link. Without it links are plain anchors. `component` must be a stable
 * reference.
 */
export const UiLinkProvider = ({
  component,
  children,
}: {
  /** Draws every link of the kit; a stable reference. */
  readonly component: ComponentType<UiLinkProps>;
  readonly children: ReactNode;
}) => <LinkContext value={component}>{children}</LinkContext>;

/** A link drawn by the component `UiLinkProvider` gave. */
export function UiLink(props: UiLinkProps) {
  return createElement(use(LinkContext), props);
}
