import type { driverFacts as english } from '../en/driverFacts';

export const driverFacts: typeof english = {
  name: { you: 'Usted', other: 'Conductor {{number}}' },
  age: '{{age}} años',
};
