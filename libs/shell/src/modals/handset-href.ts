/** Where the sandbox's practice handset is (D60), switched to a number if one is known. */
export const handsetHref = (phone: string | null | undefined): string =>
  phone == null ? '/sandbox/handset' : `/sandbox/handset#${phone}`;
