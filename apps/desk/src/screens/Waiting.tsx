import { useGetWaitingQuery, type DeskSuspension, type DeskWaiting } from '@kipenga/api/desk';
import { wordsAlone, wordsOf } from '@kipenga/desk-rules';
import { UiLink } from '@kipenga/ui';
import { useEvery } from '../frame/live.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import parts from '../parts/parts.module.css';
import { useMoment } from '../parts/use-moment.ts';
import { useMay } from '../frame/me.ts';
import { actColumn, type RowAct } from './act-column.tsx';
import { closedWords, resumeOf } from './match-acts.ts';
import { PageHead } from './PageHead.tsx';
import { rowsIn } from './rows-of.ts';

type Line = DeskWaiting['lines'][number];
type Settlement = DeskWaiting['settlements'][number];
type Job = DeskWaiting['jobs'][number];
type Overdue = DeskWaiting['overdue'][number];

const EVERY_MS = 15_000;

const ANSWERS = [
  { answer: 'yes', label: 'Yes', title: 'Let the line in' },
  { answer: 'no', label: 'No', title: 'Drop the line' },
  { answer: 'another', label: 'Another match', title: 'Say it is another match' },
] as const;

const answersTo = ({ lineId, sides, source, seq }: Line): readonly RowAct[] =>
  ANSWERS.map(({ answer, label, title }) => ({
    act: 'answer-line',
    title,
    label,
    about: `${source}, line ${seq}${sides === null ? '' : `: ${sides}`}`,
    args: { lineId, answer },
  }));

const tryAgain = (reference: string, about: string): RowAct => ({
  act: 'try-again',
  title: 'Try it again',
  label: 'Try again',
  about,
  args: { reference },
});

/** Things that wait for a person: lines of feeds, failed settlements and jobs, missing results, suspensions. */
export function Waiting() {
  const asked = useGetWaitingQuery({}, { pollingInterval: useEvery(EVERY_MS) });
  const moment = useMoment();
  const may = useMay();
  const waiting = asked.currentData;
  return (
    <>
      <PageHead title="Waiting" note="Everything here stands still until somebody decides." />
      <DeskTable<Line>
        name="Lines of feeds set aside"
        {...rowsIn(asked, waiting?.lines)}
        inAll={waiting?.inAll?.lines}
        keyOf={({ lineId }) => lineId}
        isUrgent={() => true}
        empty="No feed has said anything that is hard to believe."
        columns={[
          { name: 'At', text: ({ at }) => moment(at) },
          { name: 'Feed', text: ({ source, seq }) => `${source} ${seq}` },
          {
            name: 'Match',
            text: ({ sides }) => sides ?? '–',
            cell: ({ sides, matchId }) =>
              matchId === null ? (
                (sides ?? '–')
              ) : (
                <UiLink href={`/matches/${matchId}`}>{sides ?? matchId}</UiLink>
              ),
          },
          { name: 'Why', text: ({ reason }) => reason },
          {
            name: 'Line',
            text: ({ line }) => line,
            cell: ({ line }) => <code className={parts['code']}>{line}</code>,
          },
          ...actColumn(may('answer-line'), answersTo, 'Believe it?'),
        ]}
      />
      <DeskTable<Settlement>
        name="Settlements that failed"
        {...rowsIn(asked, waiting?.settlements)}
        inAll={waiting?.inAll?.settlements}
        keyOf={({ reference }) => reference}
        isUrgent={({ isTriedAgain }) => !isTriedAgain}
        empty="Every result is settled."
        columns={[
          { name: 'Since', text: ({ since }) => moment(since) },
          { name: 'What', text: ({ kind, reference }) => `${wordsAlone('settlement', kind)} ${reference}` },
          { name: 'Why', text: ({ reason }) => reason },
          { name: 'Tries', text: ({ tries }) => String(tries), isNumber: true },
          { name: 'State', text: ({ isTriedAgain }) => (isTriedAgain ? 'Is tried again' : 'Stands still') },
          ...actColumn<Settlement>(may('try-again'), ({ kind, reference, isTriedAgain }) =>
            isTriedAgain ? [] : [tryAgain(reference, `${wordsOf('settlement', kind)} ${reference}`)],
          ),
        ]}
      />
      <DeskTable<Job>
        name="Jobs set aside"
        {...rowsIn(asked, waiting?.jobs)}
        inAll={waiting?.inAll?.jobs}
        keyOf={({ jobId }) => jobId}
        isUrgent={() => true}
        empty="Nothing that was promised has failed."
        columns={[
          { name: 'At', text: ({ at }) => moment(at) },
          { name: 'Job', text: ({ kind, jobId }) => `${kind} ${jobId}` },
          { name: 'Lane', text: ({ lane }) => lane ?? '–' },
          { name: 'Why', text: ({ reason }) => reason },
          ...actColumn<Job>(may('try-again'), ({ jobId, kind }) => [tryAgain(jobId, `${kind} ${jobId}`)]),
        ]}
      />
      <DeskTable<Overdue>
        name="Results that never came"
        {...rowsIn(asked, waiting?.overdue)}
        inAll={waiting?.inAll?.overdue}
        keyOf={({ matchId }) => matchId}
        isUrgent={() => true}
        empty="Every match that ended has its result."
        columns={[
          {
            name: 'Match',
            text: ({ sides }) => sides,
            cell: ({ matchId, sides }) => <UiLink href={`/matches/${matchId}`}>{sides}</UiLink>,
          },
          { name: 'Started', text: ({ startsAt }) => moment(startsAt) },
          { name: 'Feed', text: ({ feed, externalId }) => `${feed} ${externalId}` },
        ]}
      />
      <DeskTable<DeskSuspension>
        name="Suspended betting"
        {...rowsIn(asked, waiting?.suspensions)}
        inAll={waiting?.inAll?.suspensions}
        keyOf={({ scope, competition, matchId, market, cause }) =>
          [scope, competition, matchId, market, cause].join(' ')
        }
        empty="Nothing is suspended."
        columns={[
          {
            name: 'What',
            text: closedWords,
            cell: (one) =>
              one.matchId === null ? (
                closedWords(one)
              ) : (
                <UiLink href={`/matches/${one.matchId}`}>{closedWords(one)}</UiLink>
              ),
          },
          { name: 'Since', text: ({ since }) => moment(since) },
          { name: 'By', text: ({ who, cause }) => `${who} (${wordsOf('suspension', cause)})` },
          { name: 'Why', text: ({ why }) => why || '–' },
          ...actColumn<DeskSuspension>(may('resume'), (one) => [{ ...resumeOf(one), label: 'Resume' }]),
        ]}
      />
    </>
  );
}
