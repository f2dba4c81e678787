export interface LinksProps {
  readonly to: readonly (readonly [name: string, href: string])[];
}

/** Places of the catalogue in one line, each a link. */
export const Links = ({ to }: LinksProps) =>
  to.map(([name, href], at) => (
    <span key={href}>
      {at > 0 && ' · '}
      <a href={href} target="_top">
        {name}
      </a>
    </span>
  ));
