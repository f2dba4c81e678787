import { Button, ButtonLink, Dialog } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useMessageText } from '../language/use-message-text.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { dialogClosed, selectDialog, type DialogWay } from './dialog.slice.ts';

/** Shows the shared dialog above everything else (R2-27). */
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
      figures={(shown?.figures ?? []).map(({ name, value }) => ({
        name: toText(name),
        value: toText(value),
      }))}
      actions={shown?.ways?.map((way, at) => (
        <WayOn key={at} way={way} />
      ))}
      onClose={() => dispatch(dialogClosed())}
    />
  );
}

/** Every button also closes the dialog. */
function WayOn({ way }: { readonly way: DialogWay }) {
  const dispatch = useShellDispatch();
  const label = useMessageText()(way.label);
  const close = () => dispatch(dialogClosed());
  if ('href' in way)
    return (
      <ButtonLink look="secondary" href={way.href} state={way.state} onClick={close}>
        {label}
      </ButtonLink>
    );
  const take = () => {
    close();
    dispatch(way.event);
  };
  return (
    <Button look="secondary" onClick={take}>
      {label}
    </Button>
  );
}
