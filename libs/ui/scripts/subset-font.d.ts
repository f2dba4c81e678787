declare module 'subset-font' {
  /** The options of `subset-font` that the digits use; the package ships no types. */
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
