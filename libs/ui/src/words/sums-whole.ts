/** Replaces the space in each sum by one that does not break: "KES" and its figure stay on one line. */
export const sumsWhole = (text: string): string => text.replaceAll(/KES (?=\d)/g, 'KES\u00a0');
