/** Long enough for any browser to have taken the file. */
const KEPT_MS = 40_000;

/** Hands a file to the browser to keep, under this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
