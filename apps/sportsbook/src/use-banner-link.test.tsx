import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BANNER_ID } from './DrawnBanner.tsx';
import { renderInSportsbook } from './test-sportsbook.tsx';
import { useBannerLink } from './use-banner-link.ts';

const DRAWN = { __html: '<a href="/jackpots"><b>Pick now</b></a> <a href="/casino">Casino</a>' };

function Home() {
  useBannerLink();
  return (
    <>
      <div id={BANNER_ID} dangerouslySetInnerHTML={DRAWN} />
      <output>{useLocation().pathname}</output>
    </>
  );
}

test('the drawn banner leads by the router where a link of the app would, and by the browser everywhere else (R2-32)', async () => {
  await renderInSportsbook(<Home />);
  const where = screen.getByRole('status');
  const isLeftToTheBrowser = (name: string, press: MouseEventInit = {}) => {
    let isLeft = true;
    const hear = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault(); // there is no page to go to
    };
    window.addEventListener('click', hear, { once: true });
    fireEvent.click(screen.getByText(name), press);
    return isLeft;
  };
  expect(isLeftToTheBrowser('Pick now', { ctrlKey: true })).toBe(true);
  expect(isLeftToTheBrowser('Casino')).toBe(true);
  expect(where).toHaveTextContent(/^\/$/);
  expect(isLeftToTheBrowser('Pick now')).toBe(false);
  expect(where).toHaveTextContent(/^\/jackpots$/);
});
