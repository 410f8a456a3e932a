import { DiscountFields } from './DiscountFields';
import { Sr22Fields } from './Sr22Fields';
import type { DriverFormState } from './useDriverForm';

/** SR-22, courses and good students, loaded when they are opened. */
export function ExtrasFields({ driverForm }: { driverForm: DriverFormState }) {
  const { sr22, goodStudent, defensiveDriver } = driverForm.options;
  return (
    <>
      {sr22 ? <Sr22Fields driverForm={driverForm} /> : null}
      {goodStudent || defensiveDriver ? <DiscountFields driverForm={driverForm} /> : null}
    </>
  );
}
