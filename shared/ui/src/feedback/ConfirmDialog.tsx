import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Names the action ('Remove this car'), never 'OK'. */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** `danger` (default) for deletions. */
  tone?: 'danger' | 'primary';
  busy?: boolean;
}

/** Asks for confirmation before a deletion. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, closeLabel } = props;
  const { onConfirm, onCancel, tone = 'danger', busy = false } = props;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      closeLabel={closeLabel}
      dismissible={!busy}
      actions={
        <>
          <Button variant={tone} wide busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button wide onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
