import { POLICY_HOLDER_FIELDS, POLICY_HOME_FIELDS } from '@shared/domain/purchase';
import { fieldsWithoutControl } from '@shared/testing';
import { waitFor } from '@testing-library/react';
import { aPurchase, openAt } from '../../testing/openAt';

test('every field of the policy details form has a control: add one named as its row (ADR 0070)', async () => {
  openAt('/bol/policy-details', aPurchase());
  await waitFor(() =>
    expect({
      withoutControl: fieldsWithoutControl([...POLICY_HOLDER_FIELDS, ...POLICY_HOME_FIELDS]),
    }).toEqual({ withoutControl: [] }),
  );
});
