import { RadioCards } from '../../controls/RadioCards/RadioCards.tsx';
import { useWords } from '../../words/use-words.ts';

/** Price changes accepted between tap and placement (D07, D63): none without asking, better ones, or any. */
export type OddsConsent = 'none' | 'better' | 'any';

export interface OddsChangeConsentProps {
  /** The current answer. */
  readonly value: OddsConsent;
  /** Called when the customer chooses another answer. */
  readonly onChange: (value: OddsConsent) => void;
}

/** Lets the customer decide once how changed prices are handled. */
export function OddsChangeConsent({ value, onChange }: OddsChangeConsentProps) {
  const t = useWords();
  return (
    <RadioCards
      legend={t('ui.consent.legend')}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'none', label: t('ui.consent.none') },
        { value: 'better', label: t('ui.consent.better') },
        { value: 'any', label: t('ui.consent.any') },
      ]}
    />
  );
}
