/** The WCAG 2 contrast ratio of two colours written `#rrggbb`, from 1 to 21. Throws RangeError for anything else. */
export function contrastRatio(one: string | undefined, other: string | undefined): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((left, right) => left - right) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string | undefined): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour ?? '');
  if (channels === null) throw new RangeError(`Not a colour: ${colour}`);
  const [red, green, blue] = channels.slice(1).map((hex) => linear(Number.parseInt(hex, 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
