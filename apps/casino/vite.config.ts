import { developmentConfig } from '../vite.development.ts';

/** Development: hot reload in front of a running platform. */
export default developmentConfig(import.meta.dirname);
