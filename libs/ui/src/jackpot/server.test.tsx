// @vitest-environment node
import { instant, kes } from '@kipenga/betting-core';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithWords } from '../testing/WithWords.tsx';
import { JackpotBoard } from './JackpotBoard/JackpotBoard.tsx';
import { JackpotPanel } from './JackpotPanel/JackpotPanel.tsx';
import { JackpotSlip } from './JackpotSlip/JackpotSlip.tsx';
import { FULL_TICKET, HALF_TICKET, MEGA, SETTLED, TAXES } from './specimens.ts';
import { TicketCard } from './TicketCard/TicketCard.tsx';

const onServer = (locale: 'en' | 'sw') =>
  renderToString(
    <WithWords locale={locale}>
      <JackpotPanel
        name="Mega Jackpot"
        phase="open"
        prize={kes(15_000_000)}
        closesAt={instant('2026-11-21T13:30:00Z')}
      >
        <JackpotBoard jackpot={MEGA} ticket={HALF_TICKET} />
      </JackpotPanel>
      <JackpotBoard jackpot={SETTLED} ticket={FULL_TICKET} />
      <JackpotSlip jackpot={MEGA} ticket={FULL_TICKET} taxRecord={TAXES} onRemove={() => undefined} />
      <TicketCard
        name="Mega Jackpot"
        reference="JP-1"
        placedAt={instant('2026-11-20T09:14:00Z')}
        ticket={FULL_TICKET}
        stake={kes(792)}
        status="open"
      />
    </WithWords>,
  );

test('the jackpot is readable text from a server, in both languages', () => {
  expect(onServer('en')).toContain('Closes Sat 21 Nov');
  expect(onServer('en')).toContain('Gor Mahia won');
  expect(onServer('sw')).toContain('Gor Mahia ilishinda');
});
