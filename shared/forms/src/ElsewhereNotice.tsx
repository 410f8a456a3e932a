import { driverName, vehicleName, type QuoteChange } from '@shared/domain';
import { keyAtRunTime, useTexts } from '@shared/i18n';
import { Button, Notice, Row, Stack } from '@shared/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Elsewhere } from './useStepSave';

/**
 * Says what another tab changed while this form was open, and asks which answers to keep. Announced when it appears;
 * once answered it says what was done and takes over the buttons' focus.
 */
export function ElsewhereNotice({ elsewhere, busy }: { elsewhere: Elsewhere; busy: boolean }) {
  const { t } = useTexts('forms');
  const place = useRef<HTMLDivElement>(null);
  const { changes, clashes, answer, takeNewer, keepMine } = elsewhere;
  const say = (choose: () => void) => () => {
    choose();
    place.current?.focus();
  };
  // During a save, the newer quote may be its own response.
  const isTold = changes.length > 0 && !busy;
  return (
    <Place ref={place} tabIndex={-1} role={isTold ? 'alert' : 'status'}>
      {isTold ? (
        <Notice title={clashes ? t('elsewhere.clash') : t('elsewhere.title')}>
          <Stack $gap={3}>
            <Changes changes={changes} />
            <Row $gap={3}>
              {clashes ? <Button onClick={say(takeNewer)}>{t('elsewhere.take')}</Button> : null}
              <Button onClick={say(keepMine)}>{clashes ? t('elsewhere.keep') : t('elsewhere.seen')}</Button>
            </Row>
          </Stack>
        </Notice>
      ) : answer === null ? null : (
        <Notice>{t(`elsewhere.${answer}`)}</Notice>
      )}
    </Place>
  );
}

function Changes({ changes }: { changes: readonly QuoteChange[] }) {
  const { t, language } = useTexts('forms');
  const drivers = useTexts('drivers');
  const line = (change: QuoteChange): string => {
    if (!('item' in change)) return t(`elsewhere.${change.of}`);
    const name =
      change.of === 'vehicles' ? vehicleName(change.item) : driverName(change.item, change.at, drivers.t);
    const fields = change.fields.map((field) =>
      t(keyAtRunTime(`${change.of}:attributes.${field}`), { defaultValue: '' }),
    );
    const named = [...new Set(fields)].filter((field) => field !== '');
    if (named.length === 0) return t(`elsewhere.${change.how}`, { name });
    return t('elsewhere.changedFields', { name, fields: new Intl.ListFormat(language).format(named) });
  };
  return (
    <ul>
      {changes.map((change) => (
        <li key={'item' in change ? change.item.id : change.of}>{line(change)}</li>
      ))}
    </ul>
  );
}

const Place = styled.div`
  &:empty {
    display: none;
  }
`;
