import { useGetLimitsQuery, useRulesInForce } from '@kipenga/api';
import { boostState, formatOdds, type BetLimits } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { useLanguage } from '@kipenga/shell';
import { ButtonLink, FailedState, Shimmer, sumsWhole } from '@kipenga/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { figuresInForce } from './figures.ts';
import {
  fillFigures,
  loadSections,
  sectionsNow,
  sectionUnder,
  type Figure,
  type Section,
} from './static-page.ts';
import styles from './static-pages.module.css';

/** The text of a static page, with the figures in force (R1-11, R2-08). */
export function StaticText({ path }: { readonly path: string }) {
  const t = useWords();
  const language = useLanguage();
  const { limits, taxRecord } = useRulesInForce();
  const { data: told } = useGetLimitsQuery();
  const [sections, setSections] = useState(() => sectionsNow(path, language));
  const [trouble, setTrouble] = useState<'failed' | 'asked-again' | null>(null);
  const load = () => {
    setTrouble(null);
    loadSections(path, language).then(
      (found) => {
        setSections(found);
        setTrouble(null);
      },
      () => setTrouble('failed'),
    );
  };
  useEffect(load, [path, language]);
  const retry = () => {
    load();
    setTrouble('asked-again');
  };
  if (trouble !== null) return <FailedState onRetry={retry} isRetrying={trouble === 'asked-again'} />;
  if (sections === null) return <Shimmer kind="line" count={8} />;
  const figures = figuresInForce(limits, taxRecord, boosterText(told, t));
  return (
    <div className={styles['text']}>
      {sections.map((section) => (
        <Part key={section.heading} section={sectionUnder(taxRecord, section)} figures={figures} />
      ))}
      {sections.some((section) => section.figures) && (
        <p className={styles['note']}>{t('sportsbook.page.updated')}</p>
      )}
    </div>
  );
}

type InForce = Readonly<Record<string, string>>;

function Part({
  section,
  figures: inForce,
}: {
  readonly section: Section<string>;
  readonly figures: InForce;
}) {
  const { id, heading, paragraphs, figures, messages, call } = section;
  const title = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isNamed = id !== undefined && hash === `#${id}`;
  useEffect(() => {
    if (!isNamed) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  }, [isNamed]);
  return (
    <section id={id} className={styles['part']}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text}>{sumsWhole(fillFigures(text, inForce))}</p>
      ))}
      {figures !== undefined && <Figures figures={figures} inForce={inForce} />}
      {messages !== undefined && (
        <dl className={styles['messages']}>
          {messages.map(({ send, does }) => (
            <div key={send}>
              <dt>{send}</dt>
              <dd>{fillFigures(does, inForce)}</dd>
            </div>
          ))}
        </dl>
      )}
      {call !== undefined && (
        <ButtonLink look="secondary" href={`tel:${BRAND.helpline}`}>
          {fillFigures(call, inForce)}
        </ButtonLink>
      )}
    </section>
  );
}

function Figures({ figures, inForce }: { readonly figures: readonly Figure[]; readonly inForce: InForce }) {
  return (
    <dl className={styles['figures']}>
      {figures.map(({ name, value, working }) => (
        <div key={name}>
          <dt>
            {name}
            {working !== undefined && <small>{fillFigures(working, inForce)}</small>}
          </dt>
          <dd>{sumsWhole(fillFigures(value, inForce))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The booster's addition, pick by pick: each multiplies the product of those before it. Needs the house's limits. */
function boosterText(limits: BetLimits | undefined, t: ReturnType<typeof useWords>): string {
  if (limits === undefined) return t('sportsbook.page.boosterLater');
  const { booster } = limits;
  if (booster === null) return t('sportsbook.page.noBooster');
  const addedBy = (picks: number): number => {
    const prices = Array.from({ length: booster.minCount + picks }, () => booster.minOdds);
    return Math.round((boostState(prices, booster).multiplier - 1_000_000) / 1_000) / 10;
  };
  return t('sportsbook.page.booster', {
    count: booster.minCount,
    odds: formatOdds(booster.minOdds),
    first: addedBy(1),
    second: addedBy(2),
    third: addedBy(3),
  });
}
