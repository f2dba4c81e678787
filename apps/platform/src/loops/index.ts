export { keepTicking, type Loop } from './keep-ticking.ts';
export { turns } from './turns.ts';
