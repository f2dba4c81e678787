import '@fontsource-variable/roboto/wght.css';

/**
 * The faces are here before the first story: the digits may otherwise be left out of a cold visit (`font-display: optional`),
 * and a picture must not depend on what the machine has. Roboto is what a telephone shows; no app ships it.
 */
export async function loadFonts(): Promise<void> {
  await Promise.all([
    document.fonts.load('400 14px "Roboto Variable"', 'Kipenga áñ'),
    document.fonts.load('650 17px "Kipenga Score"', '0123456789.'),
  ]);
}
