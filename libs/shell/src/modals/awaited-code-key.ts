/** What a tab keeps of the window that waits for a code, by this name. It stands apart: a visit that waits for none brings no more of it. */
export const AWAITED_CODE = 'awaited_code';
