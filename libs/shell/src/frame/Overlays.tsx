import { FailedState } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { DialogHost } from '../dialog/dialog-host.ts';
import { selectDialog } from '../dialog/dialog.slice.ts';
import { PartBoundary } from '../ground/PartBoundary.tsx';
import { LateBoundary } from '../language/LateBoundary.tsx';
import { ModalHost } from '../modals/modal-host.ts';
import { selectModal } from '../modals/modal.slice.ts';
import styles from './frame.module.css';

interface OverlaysProps {
  readonly isSandbox: boolean;
  /** The app's own modals. */
  readonly children?: ReactNode;
}

/**
 * The windows above a page: the app's, the shell's and the shared dialog. If the file of one fails to load, the page stays, and a
 * line above the bottom bars offers to load it again.
 */
export function Overlays({ isSandbox, children }: OverlaysProps) {
  const modal = useSelector(selectModal);
  const dialog = useSelector(selectDialog);
  return (
    <PartBoundary fallback={failed}>
      {children}
      {/* Each waits alone: a message that is on its way must not hide the window it stands over. */}
      {modal && (
        <LateBoundary>
          <ModalHost isSandbox={isSandbox} />
        </LateBoundary>
      )}
      {dialog && (
        <LateBoundary>
          <DialogHost />
        </LateBoundary>
      )}
    </PartBoundary>
  );
}

const failed = (again: () => void) => (
  <div className={styles['overlayFailed']}>
    <FailedState onRetry={again} />
  </div>
);
