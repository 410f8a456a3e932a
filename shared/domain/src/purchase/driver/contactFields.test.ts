import { PURCHASE_DRIVER_FIELDS } from '..';

const CONTACT = ['email', 'phone', 'communication_preference'];

test('no driver form asks for contact details: policy details ask the policyholder [6-5]', () => {
  const asked: readonly string[] = PURCHASE_DRIVER_FIELDS;
  expect(CONTACT.filter((field) => asked.includes(field))).toEqual([]);
});
