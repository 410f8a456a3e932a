import { carShape, vehicleName, type Vehicle, type VehicleUse } from '@shared/domain';
import { UseFields } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { CarDrawing } from '@shared/ui';
import { Known, KnownGroup } from '../../parts/Known';

interface KnownCarProps {
  vehicle: Vehicle;
  use: VehicleUse;
  setUse: (use: VehicleUse) => void;
  /** The error of the use, as text. */
  error: string | undefined;
}

/** The car as its body's drawing, and what it is used for, which can be changed in place. */
export function KnownCar({ vehicle, use, setUse, error }: KnownCarProps) {
  const { t, language } = useTexts('bind');
  const { use_code: code } = use;
  const hires = (['tnc', 'individual_delivery'] as const).filter((hire) => use[hire]);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <Known aria-label={t('known.heading')}>
      <KnownGroup
        picture={<CarDrawing body={carShape(vehicle.body_class)} width={150} />}
        title={[vehicleName(vehicle), vehicle.trim].filter(Boolean).join(' ')}
        facts={[
          code !== null && t(`vehicles:use.${code}`),
          hires.length === 0
            ? t('vehicle.use.noHire')
            : list.format(hires.map((hire) => t(`vehicles:hire.${hire}`))),
        ]}
        source={t('known.fromQuote')}
        changeName={t('vehicle.use.name')}
        needsAnswer={error !== undefined || code === null}
      >
        <UseFields use={use} onUse={setUse} error={error} />
      </KnownGroup>
    </Known>
  );
}
