import type { Market, Outcome } from '@kipenga/betting-core';
import { AccordionItem } from '../../layout/Accordion/Accordion.tsx';
import { OddsButton } from '../OddsButton/OddsButton.tsx';
import styles from './MarketPanel.module.css';

export interface MarketPanelProps {
  /** The market with its outcomes in the order of the feed. */
  readonly market: Market;
  /** Open at the first render, as the 1x2 group is (R2-40). */
  readonly isInitiallyOpen?: boolean;
  /** Id of the outcome of this market that is on the slip. */
  readonly pickedOutcomeId?: string | null;
  /** Ids of outcomes that cannot be bet on for now. */
  readonly suspendedOutcomeIds?: ReadonlySet<string>;
  /** Called when a price is tapped, to pick it or to remove the pick. */
  readonly onPick?: (market: Market, outcome: Outcome) => void;
}

/** One market of a match: three outcomes in a row if their names are short, two for "1 or X" and similar, one for long names. */
export function MarketPanel({ isInitiallyOpen = false, ...panel }: MarketPanelProps) {
  const { name, outcomes } = panel.market;
  const longest = Math.max(0, ...outcomes.map((outcome) => outcome.label.length));
  return (
    <AccordionItem title={name} meta={outcomes.length} isInitiallyOpen={isInitiallyOpen}>
      <div
        className={styles['outcomes']}
        data-count={outcomes.length}
        data-length={longest > 22 ? 'long' : 'short'}
        role="group"
        aria-label={name}
      >
        <Outcomes {...panel} />
      </div>
    </AccordionItem>
  );
}

const Outcomes = ({ market, pickedOutcomeId = null, suspendedOutcomeIds, onPick }: MarketPanelProps) =>
  market.outcomes.map((outcome) => (
    <OddsButton
      key={outcome.id}
      outcomeId={outcome.id}
      odds={outcome.odds}
      label={outcome.label}
      name={outcome.label}
      showsLabel="always"
      isPicked={outcome.id === pickedOutcomeId}
      isSuspended={suspendedOutcomeIds?.has(outcome.id) ?? false}
      onToggle={() => onPick?.(market, outcome)}
    />
  ));
