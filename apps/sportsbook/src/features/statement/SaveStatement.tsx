import { downloadStatement, type StatementChoice, type StatementFormat } from '@kipenga/api';
import { useShellDispatch } from '@kipenga/shell';
import { Button, FailedState } from '@kipenga/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from './save-file.ts';
import styles from './statement.module.css';

const FORMATS = ['csv', 'pdf'] as const satisfies readonly StatementFormat[];

/** Saves the statement as a file. It is fetched by a call: a link would have to carry the right to read it. */
export function SaveStatement({ choice }: { readonly choice: StatementChoice }) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const [busy, setBusy] = useState<StatementFormat | null>(null);
  const [failed, setFailed] = useState<StatementFormat | null>(null);
  const save = async (format: StatementFormat) => {
    setBusy(format);
    const file = await dispatch(downloadStatement(choice, format));
    setBusy(null);
    setFailed(file.ok ? null : format);
    if (file.ok) saveFile(file.value, `kipenga-${choice.from}-${choice.to}.${format}`);
  };
  return (
    <>
      <div className={styles['save']}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            look="secondary"
            size="small"
            isBusy={busy === format}
            onClick={() => void save(format)}
          >
            {t(`sportsbook.statement.${format}`)}
          </Button>
        ))}
      </div>
      {failed !== null && (
        <FailedState
          text={t('sportsbook.statement.saveFailed')}
          onRetry={() => void save(failed)}
          isRetrying={busy === failed}
        />
      )}
    </>
  );
}
