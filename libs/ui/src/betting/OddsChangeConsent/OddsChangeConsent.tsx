import { RadioCards } from '../../controls/RadioCards/RadioCards.tsx';
import { useWords } from '../../words/use-words.ts';

/** What may happen to a price between the tap and the bet (D07, D63): ask, take better ones, take any. */
export type OddsConsent = 'none' | 'better' | 'any';

export interface OddsChangeConsentProps {
  /** The answer that holds. */
  readonly value: OddsConsent;
  /** Another answer was chosen. */
  readonly onChange: (value: OddsConsent) => void;
}

/** The customer's standing answer to moved prices. */
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
