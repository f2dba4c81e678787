import { isInside, isPlainPress } from '@kipenga/shell';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { BANNER_ID } from './DrawnBanner.tsx';

/** Lets links in the server-drawn banner use the router, as all other links do; until then they load a page. */
export function useBannerLink(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(`#${BANNER_ID} a`) : null;
      const href = link?.getAttribute('href') ?? '';
      if (!isPlainPress(event) || !isInside(href, 'sportsbook')) return;
      event.preventDefault();
      void navigate(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
