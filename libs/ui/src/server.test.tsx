// @vitest-environment node
import { MAIN_COLUMNS, instant, kes, nairobiDay } from '@kipenga/betting-core';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as kit from './index.ts';
import { LEG, MATCHES } from './testing/specimens.ts';
import { WithWords } from './testing/WithWords.tsx';

const nothing = () => undefined;

describe('on a server, without a window', () => {
  test('a list of matches is readable text, in both languages', () => {
    const html = (locale: 'en' | 'sw') =>
      renderToString(
        <WithWords locale={locale}>
          <kit.DayHeading day={nairobiDay('2026-11-21')} />
          <kit.ColumnLabels columns={MAIN_COLUMNS} />
          <kit.MatchCard match={MATCHES.derby} columns={MAIN_COLUMNS} href="/markets?match=4071" />
        </WithWords>,
      );
    expect(html('en')).toContain('Gor Mahia to win, odds');
    expect(html('sw')).toContain('Gor Mahia kushinda, odds');
    expect(html('en')).toContain('data-outcome="4071-home"');
    expect(html('en')).toContain('21/11 Saturday');
  });

  test('a card of a list is fifteen elements, seven of them its prices: a phone lays out hundreds', () => {
    const html = renderToString(
      <WithWords>
        <kit.MatchCard match={MATCHES.derby} columns={MAIN_COLUMNS} href="/markets?match=4071" mark={null} />
      </WithWords>,
    );
    expect(html.match(/<[a-z]/g)).toHaveLength(15);
  });

  test('frame, overlays and slip parts render', () => {
    const html = renderToString(
      <WithWords>
        <kit.Header homeHref="/" account={null} onLogIn={nothing} onRegister={nothing} onDeposit={nothing} />
        <kit.Dialog isOpen status="info" title="Oops!" message="" onClose={nothing} />
        <kit.Modal isOpen title="Log In" onClose={nothing}>
          <kit.PhoneField />
          <kit.PasswordField />
        </kit.Modal>
        <kit.BottomSheet isOpen title="Betslip" onClose={nothing}>
          <kit.SelectionRow selection={LEG} onRemove={nothing} />
        </kit.BottomSheet>
        <kit.SlipBar count={1} totalOdds="2.35" onOpen={nothing} />
        <kit.Shimmer kind="match" />
        <kit.JackpotCard
          name="Mega"
          prize={kes(1)}
          matchCount={17}
          stake={kes(99)}
          closesAt={instant('2026-11-21T13:30:00Z')}
          href="/jackpots"
        />
      </WithWords>,
    );
    expect(html).toContain('Log In');
    expect(html).toContain('Closes Sat 21 Nov');
  });
});
