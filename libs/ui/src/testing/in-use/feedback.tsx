import * as kit from '../../index.ts';

const nothing = () => undefined;

/** Components for messages, questions and loading, in their usual use. */
export const FEEDBACK = {
  Dialog: <kit.Dialog isOpen status="error" title="Oops!" message="" onClose={nothing} />,
  Modal: (
    <kit.Modal isOpen title="Log In" onClose={nothing}>
      <kit.PhoneField />
    </kit.Modal>
  ),
  BottomSheet: (
    <kit.BottomSheet
      isOpen
      title="Betslip"
      onClose={nothing}
      action={<kit.Button look="quiet">Clear</kit.Button>}
      footer={<kit.Button>Place</kit.Button>}
    >
      <p>Two picks</p>
    </kit.BottomSheet>
  ),
  Shimmer: <kit.Shimmer kind="match" />,
  Spinner: <kit.Spinner />,
  EmptyState: <kit.EmptyState title="No matches today" action={<kit.Button>See tomorrow</kit.Button>} />,
  FailedState: <kit.FailedState onRetry={nothing} />,
  ToastRegion: (
    <kit.ToastRegion
      toasts={[{ id: '1', text: 'Slip cleared', action: { label: 'Undo', onAction: nothing } }]}
      onDismiss={nothing}
    />
  ),
  CopyButton: <kit.CopyButton text="ABC123" />,
  OfflineNotice: <kit.OfflineNotice isOffline />,
  SandboxNotice: <kit.SandboxNotice handsetHref="/sandbox/handset" />,
  ShareSheet: (
    <kit.ShareSheet
      isOpen
      title="Share ticket"
      text="Code ABC123"
      url="https://k.example"
      onClose={nothing}
    />
  ),
};
