import { PURCHASE_DRIVER_FIELDS } from '..';

const CONTACT = ['email', 'phone', 'communication_preference'];

test('no driver’s form asks how to be reached: policy details ask it of the policyholder alone [6-5]', () => {
  const asked: readonly string[] = PURCHASE_DRIVER_FIELDS;
  expect(CONTACT.filter((field) => asked.includes(field))).toEqual([]);
});
