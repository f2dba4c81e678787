import { PricesOnScreen } from './PricesOnScreen.tsx';
import { useBannerLink } from './use-banner-link.ts';

/** What comes after hydration and needs the store and the router, but draws nothing. */
export function BesidePage() {
  useBannerLink();
  return <PricesOnScreen />;
}
