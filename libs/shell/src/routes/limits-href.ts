/** Address of limits and breaks, a screen of the sportsbook (D50). */
export const LIMITS_HREF = '/responsible-gambling#limits';
