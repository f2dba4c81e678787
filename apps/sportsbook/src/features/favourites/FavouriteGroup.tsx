import { UiLink } from '@kipenga/ui';
import type { ReactNode } from 'react';
import type { Favourite } from './favourite.ts';
import styles from './favourites.module.css';
import { FavouriteStar } from './FavouriteStar.tsx';

/** Some favourites under their heading. */
export const FavouriteGroup = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section className={styles['group']}>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);

interface FavouriteLineProps {
  readonly favourite: Favourite;
  readonly name: string;
  readonly note?: string;
  readonly href: string;
}

/** One favourite with its star. */
export const FavouriteLine = ({ favourite, name, note, href }: FavouriteLineProps) => (
  <li className={styles['line']}>
    <UiLink href={href}>
      {name}
      {note !== undefined && <small>{note}</small>}
    </UiLink>
    <FavouriteStar of={favourite} name={name} />
  </li>
);
