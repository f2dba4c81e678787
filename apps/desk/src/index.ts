export { Desk } from './Desk.tsx';
export { createDeskStore } from './store.ts';
