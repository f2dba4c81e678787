import { Button } from '@kipenga/ui';
import { useMay } from '../frame/me.ts';
import { useAct, type WantedAct } from '../parts/act.ts';

interface ActButtonProps {
  readonly wanted: WantedAct;
  /** Visible label in a row. The accessible name starts with it (WCAG 2.5.3) and adds the subject of the act. */
  readonly label?: string;
  readonly look?: 'secondary' | 'danger' | 'quiet';
}

/** Button that opens an act; renders nothing if the operator may not do it. */
export function ActButton({ wanted, label, look = 'secondary' }: ActButtonProps) {
  const may = useMay();
  const ask = useAct();
  if (!may(wanted.act)) return null;
  return (
    <Button
      look={look}
      size="small"
      onClick={() => ask(wanted)}
      aria-label={label && `${label}: ${wanted.about ?? wanted.title}`}
    >
      {label ?? wanted.title}
    </Button>
  );
}
