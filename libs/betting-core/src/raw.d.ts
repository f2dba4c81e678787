/** A text file as it stands, read by the test runner. */
declare module '*.md?raw' {
  const text: string;
  export default text;
}
