import type { Lookup } from '@shared/api-client/hooks';
import { textOfLimit, useTexts } from '@shared/i18n';
import { Button, Row, SelectField, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { uniqueNames } from './uniqueNames';

interface ListFieldProps {
  name: 'manufacturer' | 'model' | 'trim';
  list: Lookup<{ name: string }[]>;
  /** The previous list is still unanswered. */
  waits: boolean;
  value: string | null;
  onName: (name: string | null) => void;
  /** The error that it is missing, after a submit. */
  error: ReactNode;
}

const words = { manufacturer: 'make', model: 'model', trim: 'trim' } as const;

/** One list of the cascade: disabled until the previous one is answered, loading, ready, or failed with a retry. */
export function ListField({ name, list, waits, value, onName, error }: ListFieldProps) {
  const { t } = useTexts('vehicles');
  const word = words[name];
  const known = uniqueNames(list.data);
  const names = value === null || known.includes(value) ? known : [value, ...known];
  return (
    <Stack $gap={2}>
      <SelectField
        name={name}
        error={error}
        label={t(`picker.${word}`)}
        hint={word === 'trim' ? t('picker.trimHint') : undefined}
        placeholder={list.isLoading ? t('picker.loading') : t(`picker.${word}Placeholder`)}
        options={names.map((each) => ({ value: each, label: each }))}
        value={value ?? ''}
        onChange={(event) => onName(event.currentTarget.value || null)}
        disabled={waits || (list.isLoading && names.length === 0)}
      />
      {list.error === undefined || list.isLoading ? null : (
        <Row role="alert">
          <Text $size={14}>{textOfLimit(t, list.error) ?? t('picker.failed')}</Text>
          <Button variant="quiet" onClick={list.retry}>
            {t('picker.retry')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
