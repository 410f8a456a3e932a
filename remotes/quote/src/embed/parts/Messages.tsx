import { ALERT_DURATION_MS } from '@shared/domain';
import type { BusEvents } from '@shared/event-bus';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Alert, fontSize, media, Notice, space } from '@shared/ui';
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
    <section aria-label={t('common:alert.region')}>
      {isUnavailable ? (
        <Lasting>
          <Notice tone="danger">{t('unavailable')}</Notice>
        </Lasting>
      ) : null}
      {isRepeating || alert ? (
        <Passing>
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
        </Passing>
      ) : null}
    </section>
  );
}

const Lasting = styled.div`
  padding: ${space(2)} ${space(4)} 0;
  ${media.tablet} {
    padding-inline: ${space(6)};
  }
`;
/** Over the screen, as on the site, so that it moves nothing when it comes and goes. */
const Passing = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  display: grid;
  gap: ${space(1)};
  align-content: start;
  block-size: 0;
  padding-inline: ${space(2)};
  font-size: ${fontSize[14]};
  line-height: 1.4;
  & > * {
    margin-block-start: ${space(1)};
  }
  ${media.tablet} {
    padding-inline: ${space(4)};
  }
`;
