import { picture } from '../../pages/dom.ts';
import { CLUBS, type Club } from './clubs.ts';

/** Shapes of the second colour on the first: half, hoop, sash, stripes. */
const CUTS = ['M10 0H20V20H10Z', 'M0 7H20V13H0Z', 'M0 14 14 0H20V6L6 20H0Z', 'M3 0H7V20H3ZM13 0H17V20H13Z'];

/** A club's badge: a shield in its two colours. */
export const badge = (club: Club): SVGSVGElement => {
  const [ground, cut] = club.colours;
  const shape = CUTS[CLUBS.indexOf(club) % CUTS.length] ?? '';
  const id = `shield-${club.code}`;
  return picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><clipPath id="${id}"><path d="M1 1H19V11C19 15 15 18 10 19.500 5 18 1 15 1 11Z"/></clipPath><g clip-path="url(#${id})"><path fill="${ground}" d="M0 0H20V20H0Z"/><path fill="${cut}" d="${shape}"/></g><path fill="none" stroke="#f9f3ec" stroke-width="1.500" d="M1 1H19V11C19 15 15 18 10 19.500 5 18 1 15 1 11Z"/></svg>`,
    { class: 'badge', 'aria-hidden': 'true' },
  );
};
