import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Properties of every link component: those of an anchor, and navigation state if the router supports it. */
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

/** Makes the kit use a router's link. Without it, links are plain anchors. `component` must be a stable reference. */
export const UiLinkProvider = ({
  component,
  children,
}: {
  /** Component for every link of the kit; a stable reference. */
  readonly component: ComponentType<UiLinkProps>;
  readonly children: ReactNode;
}) => <LinkContext value={component}>{children}</LinkContext>;

/** A link rendered by the component of the nearest `UiLinkProvider`. */
export function UiLink(props: UiLinkProps) {
  return createElement(use(LinkContext), props);
}
