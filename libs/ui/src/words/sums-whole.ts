/** A sentence whose sums do not part at the end of a line: "KES" and its figure stay together. */
export const sumsWhole = (text: string): string => text.replaceAll(/KES (?=\d)/g, 'KES\u00a0');
