export { systemClock, type Clock } from './clock.ts';
export { systemRandom, type Random } from './random.ts';
export type { GatewayOrder, MobileMoney } from './mobile-money.ts';
