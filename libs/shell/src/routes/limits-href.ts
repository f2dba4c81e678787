/** Where limits are set and breaks are taken, whichever screen says so: a screen of the sportsbook (D50). */
export const LIMITS_HREF = '/responsible-gambling#limits';
