import type { ApiError } from '@shared/api-client';
import { settled } from '@shared/forms';
import { tellFailure, useTexts } from '@shared/i18n';
import { ConfirmDialog, Notice, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';

export interface Removal<Item> {
  /** Asks for confirmation. */
  ask: (item: Item) => void;
  /** The confirmation dialog while it is open. */
  dialog: ReactNode;
}
interface RemovalWords<Item> {
  of: 'vehicles' | 'drivers';
  title: (item: Item) => string;
  body: (item: Item) => string;
}
interface Call {
  trigger: (id: string) => Promise<unknown>;
  isMutating: boolean;
  error: ApiError | undefined;
  reset: () => void;
}

/** Removes a car or driver after confirmation (specification 2.13); a failure is shown in the same dialog. */
export function useRemoval<Item extends { id: string }>(
  call: Call,
  words: RemovalWords<Item>,
): Removal<Item> {
  const { t } = useTexts(words.of);
  const common = useTexts('common');
  const [item, setItem] = useState<Item | null>(null);
  const close = () => {
    setItem(null);
    call.reset();
  };
  const remove = async (id: string) => {
    if ((await settled(call.trigger(id))) !== null) setItem(null);
  };
  const dialog =
    item === null ? null : (
      <ConfirmDialog
        open
        title={words.title(item)}
        confirmLabel={t('remove.confirm')}
        cancelLabel={t('remove.cancel')}
        closeLabel={common.t('actions.close')}
        onConfirm={() => void remove(item.id)}
        onCancel={close}
        busy={call.isMutating}
      >
        <Stack $gap={4}>
          <Text>{words.body(item)}</Text>
          {call.error === undefined ? null : (
            <div role="alert">
              <Notice tone="danger" title={t('remove.failed')}>
                {tellFailure(common.t, call.error)}
              </Notice>
            </div>
          )}
        </Stack>
      </ConfirmDialog>
    );
  return { ask: setItem, dialog };
}
