import { POLICY_HOLDER_FIELDS, POLICY_HOME_FIELDS } from '@shared/domain/purchase';
import { aDriver, fieldsWithoutControl } from '@shared/testing';
import { waitFor } from '@testing-library/react';
import { aPurchase, openAt } from '../../testing/openAt';

test('every field of the policy details form has a control: add one named as its row (ADR 0070)', async () => {
  const nothingKnown = { drivers: [aDriver({ first_name: null, last_name: null })], homeowner: null };
  openAt('/bol/policy-details', aPurchase(nothingKnown));
  await waitFor(() =>
    expect({
      withoutControl: fieldsWithoutControl([...POLICY_HOLDER_FIELDS, ...POLICY_HOME_FIELDS]),
    }).toEqual({ withoutControl: [] }),
  );
});
