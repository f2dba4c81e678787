declare module 'subset-font' {
  /** What of `subset-font`'s options the digits need; the package ships no types. */
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
