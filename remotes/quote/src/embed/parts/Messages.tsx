import { ALERT_DURATION_MS } from '@shared/domain';
import type { BusEvents } from '@shared/event-bus';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Alert, media, Notice, space } from '@shared/ui';
import { styled } from 'styled-components';
import { stepTexts } from '../../journey/stepTexts';
import { offersTexts } from '../../locales/offersTexts';

export interface Said {
  /** A new object for each alert. */
  alert: BusEvents['alert:show-requested'] | null;
  isUnavailable: boolean;
  isRepeating: boolean;
}

const ids = new WeakMap<object, number>();
let last = 0;
/** A repeated alert is a new one: it is announced again, for its whole time. */
const idOf = (alert: object): number => {
  const id = ids.get(alert) ?? (last += 1);
  ids.set(alert, id);
  return id;
};

/** The embed's only place for alerts, and for what it says about a service that does not answer. */
export function Messages({ alert, isUnavailable, isRepeating, onClose }: Said & { onClose: () => void }) {
  useMoreTexts(stepTexts);
  useMoreTexts(offersTexts);
  const { t } = useTexts('embed');
  return (
    <Place aria-label={t('common:alert.region')}>
      {isUnavailable ? <Notice tone="danger">{t('unavailable')}</Notice> : null}
      {isRepeating ? <Alert tone="info">{t('common:alert.repeating')}</Alert> : null}
      {alert ? (
        <Alert
          key={idOf(alert)}
          tone={alert.variant}
          clearAfterMs={ALERT_DURATION_MS}
          onClose={onClose}
          closeLabel={t('common:alert.dismiss')}
        >
          {t(alert.textKey, alert.values ?? {})}
        </Alert>
      ) : null}
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)} 0;
  ${media.tablet} {
    padding-inline: ${space(6)};
  }
  &:empty {
    display: none;
  }
`;
