import { instant, kes } from '@kipenga/betting-core';
import { GAMES, TABLES } from '../../casino/specimens.ts';
import * as kit from '../../index.ts';
import { FULL_TICKET, HALF_TICKET, MEGA, PRIZES, TAXES } from '../../jackpot/specimens.ts';

const nothing = () => undefined;
const [match] = MEGA.matches;
const [game] = GAMES;
const [table] = TABLES;
if (match === undefined || game === undefined || table === undefined) throw new Error('There are specimens');

/** Jackpots and the casino in their usual use. */
export const GAMES_IN_USE = {
  JackpotCard: (
    <kit.JackpotCard
      name="Mega Jackpot"
      prize={kes(15_000_000)}
      matchCount={17}
      stake={kes(99)}
      closesAt={instant('2026-11-21T13:30:00Z')}
      href="/jackpots"
    />
  ),
  JackpotPickButton: (
    <kit.JackpotPickButton result="home" odds={null} name="Gor Mahia to win" isPicked onToggle={nothing} />
  ),
  JackpotMatchRow: (
    <ol>
      <kit.JackpotMatchRow match={match} pick={['home', 'draw']} onToggle={nothing} />
    </ol>
  ),
  JackpotProgress: <kit.JackpotProgress jackpot={MEGA} ticket={HALF_TICKET} />,
  JackpotPrizes: <kit.JackpotPrizes matchCount={17} prizes={PRIZES} rollsOver />,
  JackpotBoard: <kit.JackpotBoard jackpot={MEGA} ticket={HALF_TICKET} onToggle={nothing} />,
  JackpotPanel: (
    <kit.JackpotPanel
      name="Mega Jackpot"
      phase="open"
      prize={kes(15_000_000)}
      closesAt={instant('2026-11-21T13:30:00Z')}
      isInitiallyOpen
    >
      Matches
    </kit.JackpotPanel>
  ),
  JackpotSlip: <kit.JackpotSlip jackpot={MEGA} ticket={HALF_TICKET} taxRecord={TAXES} onRemove={nothing} />,
  JackpotWorking: <kit.JackpotWorking jackpot={MEGA} ticket={HALF_TICKET} taxRecord={TAXES} />,
  JackpotPlace: <kit.JackpotPlace jackpot={MEGA} ticket={HALF_TICKET} onPlace={nothing} />,
  TicketCard: (
    <kit.TicketCard
      name="Mega Jackpot"
      reference="JP-20418"
      placedAt={instant('2026-11-20T09:14:00Z')}
      ticket={FULL_TICKET}
      stake={kes(792)}
      status="open"
      matches={MEGA.matches}
      href="/betdetail"
    />
  ),
  GameTile: <kit.GameTile game={game} onOpen={nothing} />,
  GameGrid: <kit.GameGrid title="New Games" games={GAMES} onOpen={nothing} />,
  GameShimmer: <kit.GameShimmer />,
  GameSlider: (
    <kit.GameSlider
      title="Top Casino Games"
      games={GAMES}
      seeAllHref="/casino"
      hrefOf={(id) => `/g?id=${id}`}
    />
  ),
  CategoryPills: <kit.CategoryPills current="Jackpots" onSelect={nothing} />,
  LiveTableTile: <kit.LiveTableTile table={table} onOpen={nothing} />,
  LiveTables: <kit.LiveTables title="Live Games" tables={TABLES} onOpen={nothing} />,
  JackpotTicker: <kit.JackpotTicker amount={kes(1_234)} />,
  PlayLine: <kit.PlayLine minutes={12} net={kes(-60)} left={kes(40)} limitsHref="/responsible-gambling" />,
  RealityCheck: (
    <kit.RealityCheck
      minutes={30}
      net={kes(-60)}
      onGoOn={nothing}
      onStop={nothing}
      onTimeOut={async () => true}
    />
  ),
  GameFrame: <kit.GameFrame name="Anga Rocket" src={null} onBack={nothing} onRetry={nothing} isFailed />,
  CasinoBanner: (
    <kit.CasinoBanner
      label="Casino and virtual games"
      slides={['wheel', 'pitch'].map((id) => ({
        id,
        title: 'Tables and reels',
        href: `/${id}`,
        actionLabel: `Open ${id}`,
        motif: 'wheel' as const,
      }))}
    />
  ),
};
