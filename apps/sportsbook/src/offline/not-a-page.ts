/** Parts of the origin that are not the bettors' own: calls, the desk, the sandbox, the catalogue. */
export const NOT_A_PAGE = /^\/(?:host|desk|sandbox|catalogue|wallet|gateway|ws|openapi\.json)(?:\/|$)/;
