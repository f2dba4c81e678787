import { Button } from '@kipenga/ui';
import { useMay } from '../frame/me.ts';
import { useAct, type WantedAct } from '../parts/act.ts';

interface ActButtonProps {
  readonly wanted: WantedAct;
  /** A shorter word than the act's title, where it stands in a row. */
  readonly label?: string;
  readonly look?: 'secondary' | 'danger' | 'quiet';
}

/** Opens an act; nothing for who may not do it. */
export function ActButton({ wanted, label, look = 'secondary' }: ActButtonProps) {
  const may = useMay();
  const ask = useAct();
  if (!may(wanted.act)) return null;
  return (
    <Button
      look={look}
      size="small"
      onClick={() => ask(wanted)}
      aria-label={label && `${wanted.title}: ${wanted.about ?? label}`}
    >
      {label ?? wanted.title}
    </Button>
  );
}
