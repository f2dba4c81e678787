import { useState } from 'react';
import { OddsChangeConsent, type OddsConsent } from '@kipenga/ui';

/** The product starts with better prices accepted (D63). */
export function StandingAnswer() {
  const [answer, setAnswer] = useState<OddsConsent>('better');
  return <OddsChangeConsent value={answer} onChange={setAnswer} />;
}
