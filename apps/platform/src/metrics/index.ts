export { countRequests, openMetrics, type Counted } from './open-metrics.ts';
