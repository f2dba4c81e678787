import { useState } from 'react';
import { Button, Dialog, type DialogProps } from '@kipenga/ui';
import { Padded } from './Padded.tsx';

/** A dialog behind a button: open, it would cover the page it belongs to. */
export function ShownDialog({
  label,
  ...dialog
}: Omit<DialogProps, 'isOpen' | 'onClose'> & { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Padded>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog {...dialog} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Padded>
  );
}
