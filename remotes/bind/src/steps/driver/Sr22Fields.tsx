import { useTexts } from '@shared/i18n';
import { Skeleton } from '@shared/ui';
import { JoinedYesNo } from '../../parts/JoinedYesNo';
import { LoadFailure } from '../../parts/LoadFailure';
import { useLazyModule } from '../../parts/useLazyModule';
import type { Sr22Asked } from './Sr22Details';
import type { DriverFormState } from './useDriverForm';

const loadDetails = () => import(/* webpackChunkName: "sr22" */ './Sr22Details');

/** Whether an SR-22 is needed, then its state, number and date (section 5, reading 13). */
export function Sr22Fields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { form, values, asked } = driverForm;
  const { control } = form;
  return (
    <>
      <JoinedYesNo
        control={control}
        name="requires_sr22"
        legend={t('driver.sr22.legend')}
        hint={t('driver.sr22.hint')}
      />
      {values.requires_sr22 ? <LateDetails {...{ control, state: asked.state }} /> : null}
    </>
  );
}

function LateDetails(props: Sr22Asked) {
  const { t } = useTexts('bind');
  const { loaded, failed, retry } = useLazyModule('sr22', loadDetails);
  if (failed) return <LoadFailure title={t('driver.sr22.failed')} onRetry={retry} />;
  if (loaded === undefined) return <Skeleton shape="lines" count={3} label={t('driver.sr22.loading')} />;
  return <loaded.Sr22Details {...props} />;
}
