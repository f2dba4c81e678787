export { cashOutHandlers } from './routes.ts';
