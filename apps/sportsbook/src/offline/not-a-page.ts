/** Paths of this origin that are no pages of the sportsbook: calls, the desk, the sandbox, the catalogue. */
export const NOT_A_PAGE = /^\/(?:host|desk|sandbox|catalogue|wallet|gateway|ws|openapi\.json)(?:\/|$)/;
