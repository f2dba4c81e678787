/** Returns the address of the sandbox's practice handset (D60), set to a phone number if one is given. */
export const handsetHref = (phone: string | null | undefined): string =>
  phone == null ? '/sandbox/handset' : `/sandbox/handset#${phone}`;
