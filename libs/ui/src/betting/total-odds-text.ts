/** Total odds that come in hundredths, as text: 505 is "5.05". */
export const totalOddsText = (hundredths: number): string => (hundredths / 100).toFixed(2);
