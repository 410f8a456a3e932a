import { useTexts } from '@shared/i18n';
import { Disclosure, Skeleton } from '@shared/ui';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { LoadFailure } from '../../parts/LoadFailure';
import { useLazyModule } from '../../parts/useLazyModule';
import type { SocialBodyProps } from './SocialBody';

const loadBody = () => import(/* webpackChunkName: "social" */ './SocialBody');

/** The policyholder's Social Security number (section 3), which is optional: open on demand. */
export function SocialFields(props: SocialBodyProps) {
  const { t } = useTexts('bind');
  const { errors } = useFormState({ control: props.control, name: 'social_security' });
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || errors.social_security !== undefined;
  const { loaded, failed, retry } = useLazyModule(isOpen ? 'social' : null, loadBody);
  return (
    <Disclosure
      summary={`${t('driver.social.heading')} ${t('forms:optional')}`}
      detail={t('driver.social.why')}
      open={isOpen}
      onToggle={({ currentTarget }) => setWanted(currentTarget.open)}
    >
      {failed ? <LoadFailure title={t('driver.social.failed')} onRetry={retry} /> : null}
      {loaded ? <loaded.SocialBody {...props} /> : null}
      {loaded || failed ? null : <Skeleton shape="lines" count={2} label={t('driver.social.loading')} />}
    </Disclosure>
  );
}
