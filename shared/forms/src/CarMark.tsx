import { useMakeLogo } from '@shared/api-client/hooks';
import { carShape, type VehiclePick } from '@shared/domain';
import { CarDrawing } from '@shared/ui';

/** A car to be recognized at a glance: its shape, and its make's logo (reading 40). Decorative: its name stands beside it. */
export function CarMark({ car }: { car: Pick<VehiclePick, 'body_class' | 'logo_url'> }) {
  const logo = useMakeLogo(car.logo_url);
  return (
    <>
      <CarDrawing body={carShape(car.body_class)} />
      {logo === null ? null : <img src={logo} width={24} height={24} alt="" decoding="async" />}
    </>
  );
}
