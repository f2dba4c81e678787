/* The kit's words in two parts (part-of-words-plugin.ts): each has the type of the whole. */
declare module '@kipenga/ui/words/en.json?first' {
  export { default } from '@kipenga/ui/words/en.json';
}
declare module '@kipenga/ui/words/en.json?late' {
  export { default } from '@kipenga/ui/words/en.json';
}
declare module '@kipenga/ui/words/sw.json?first' {
  export { default } from '@kipenga/ui/words/sw.json';
}
declare module '@kipenga/ui/words/sw.json?late' {
  export { default } from '@kipenga/ui/words/sw.json';
}
