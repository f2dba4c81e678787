import { Button } from '@kipenga/ui';
import { useMay } from '../frame/me.ts';
import { useAct, type WantedAct } from '../parts/act.ts';

interface ActButtonProps {
  readonly wanted: WantedAct;
  /** What is seen where it stands in a row: its name begins with it (WCAG 2.5.3), and goes on with what the act is done to. */
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
      aria-label={label && `${label}: ${wanted.about ?? wanted.title}`}
    >
      {label ?? wanted.title}
    </Button>
  );
}
