import { useMakeLogo } from '@shared/api-client/hooks';
import { carShape, type VehiclePick } from '@shared/domain';
import { CarDrawing } from '@shared/ui';

/** A car's shape and make logo, to recognize it at a glance (reading 40). Decorative: its name is next to it. */
export function CarMark({ car }: { car: Pick<VehiclePick, 'body_class' | 'logo_url'> }) {
  const logo = useMakeLogo(car.logo_url);
  return (
    <>
      <CarDrawing body={carShape(car.body_class)} />
      {logo === null ? null : <img src={logo} width={24} height={24} alt="" decoding="async" />}
    </>
  );
}
