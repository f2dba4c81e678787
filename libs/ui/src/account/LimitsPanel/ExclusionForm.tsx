import type { SelfExclusionLength } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { BreakForm } from './BreakForm.tsx';
import type { BreakPartProps } from './TimeOutForm.tsx';

/** Begins a self-exclusion of six months, a year or five years; asks for the password. */
export function ExclusionForm(props: BreakPartProps<SelfExclusionLength>) {
  const t = useWords();
  return (
    <BreakForm
      {...props}
      legend={t('ui.limits.howLong')}
      choices={[
        { value: 'half-year', label: t('ui.limits.length.halfYear') },
        { value: 'year', label: t('ui.limits.length.year') },
        { value: 'five-years', label: t('ui.limits.length.fiveYears') },
      ]}
      text={t('ui.limits.exclusionText')}
      action={t('ui.limits.exclusionAction')}
      asksPassword
    />
  );
}
