export * from './install-dialog.ts';
export * from './WithWords.tsx';
