import { useActMutation, type ActRequest, type ActSending } from '@kipenga/api/desk';
import { ACTS, isAlwaysForTwo } from '@kipenga/desk-rules';
import { CloseIcon, IconButton } from '@kipenga/ui';
import { useId, useState, type ReactNode } from 'react';
import { ActContext, type WantedAct } from './act.ts';
import { ActPanel, type Told } from './ActPanel.tsx';
import { isSameAct } from './waiting-acts.ts';
import { useNativeDialog } from './use-native-dialog.ts';
import styles from './parts.module.css';

/** Gives every screen the drawer of acts. */
export function ActProvider({ children }: { readonly children: ReactNode }) {
  const [wanted, setWanted] = useState<WantedAct | null>(null);
  const close = (): void => setWanted(null);
  return (
    <ActContext value={setWanted}>
      {children}
      <Drawer title={wanted?.title ?? ''} isOpen={wanted !== null} onClose={close}>
        {wanted && <OneAct wanted={wanted} onClose={close} />}
      </Drawer>
    </ActContext>
  );
}

interface DrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer over the right side of the desk; the screen stays visible on the left. Escape closes it. */
export function Drawer({ title, isOpen, onClose, children }: DrawerProps) {
  const id = useId();
  const dialog = useNativeDialog(isOpen);
  const cancel = (event: { readonly preventDefault: () => void }): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className={styles['drawer']} aria-labelledby={id} onCancel={cancel}>
      {isOpen && (
        <>
          <div className={styles['drawerHead']}>
            <h2 id={id}>{title}</h2>
            <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className={styles['drawerBody']}>{children}</div>
        </>
      )}
    </dialog>
  );
}

function OneAct({ wanted, onClose }: { readonly wanted: WantedAct; readonly onClose: () => void }) {
  const [act] = useActMutation();
  const argsOf = (told: Told) => (wanted.fields === undefined ? wanted.args : wanted.argsOf(told));
  const send = (told: Told, sending: ActSending) =>
    act({ act: wanted.act, args: argsOf(told), ...sending } as ActRequest);
  return (
    <ActPanel
      title={wanted.title}
      about={wanted.about}
      fields={wanted.fields}
      rule={ACTS[wanted.act]}
      isAlwaysForTwo={isAlwaysForTwo(wanted.act)}
      isSame={isSameAct(wanted)}
      send={send}
      onClose={onClose}
    />
  );
}
