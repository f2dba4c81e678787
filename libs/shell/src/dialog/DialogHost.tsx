import { Dialog } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useMessageText } from '../language/use-message-text.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { dialogClosed, selectDialog } from './dialog.slice.ts';

/** Draws the shared dialog over whatever is open (R2-27). */
export function DialogHost() {
  const shown = useSelector(selectDialog);
  const dispatch = useShellDispatch();
  const toText = useMessageText();
  return (
    <Dialog
      isOpen={shown !== null}
      status={shown?.tone ?? 'info'}
      title={shown === null ? '' : toText(shown.title)}
      message={shown === null ? '' : toText(shown.message)}
      onClose={() => dispatch(dialogClosed())}
    />
  );
}
