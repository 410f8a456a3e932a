import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AnsweredCount, Band } from '../../parts/Bands';
import { COUNTED, driverBands, type DriverBands } from './driverQuestions';
import type { DriverFormState } from './useDriverForm';

/** The bands by the current answers. Only what counts rerenders with each letter, not the fields. */
function useBands({ form, known, asked, incidents }: DriverFormState): DriverBands {
  useWatch({ control: form.control, name: COUNTED });
  return driverBands(form.getValues(), known, asked, incidents.saysNo);
}

interface DriverBandProps {
  driverForm: DriverFormState;
  band: keyof DriverBands;
  heading: string;
  children: ReactNode;
}

/** A band with its questions; without any, nothing. */
export function DriverBand({ driverForm, band, heading, children }: DriverBandProps) {
  const answered = useBands(driverForm)[band];
  if (Object.keys(answered).length === 0) return null;
  return (
    <Band heading={heading} answered={answered}>
      {children}
    </Band>
  );
}

export function DriverCount({ driverForm }: { driverForm: DriverFormState }) {
  const { who, work, license, driving } = useBands(driverForm);
  const prefixed = { who, work, license, driving };
  const answered = Object.assign({}, ...Object.values(prefixed)) as typeof who;
  return <AnsweredCount answered={answered} />;
}
