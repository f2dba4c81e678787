export { AtDesk, deskThat } from './AtDesk.tsx';
export * as DESK_SPECIMENS from './specimens.ts';
