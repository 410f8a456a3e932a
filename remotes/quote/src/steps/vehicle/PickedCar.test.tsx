import { EMPTY_PICK, type VehiclePick } from '@shared/domain';
import { renderWithProviders } from '@shared/testing';
import { PickedCar } from './PickByLists';

const named = { year: 2019, manufacturer: 'Honda', model: 'Civic', trim: 'EX' };
const drawn = (pick: Partial<VehiclePick>) =>
  renderWithProviders(<PickedCar pick={{ ...EMPTY_PICK, ...pick }} />).container.querySelector('svg')
    ?.innerHTML;

test('the road is empty until the trim is chosen, and then has the car of its body style', () => {
  expect(drawn({})).toBeUndefined();
  expect(drawn({ ...named, trim: null })).toBeUndefined();
  const sedan = drawn({ ...named, body_class: 'Sedan' });
  expect(sedan).toBeDefined();
  expect(drawn({ ...named, body_class: 'Limousine' })).toBe(sedan);
  expect(drawn({ ...named, body_class: 'Hatchback' })).not.toBe(sedan);
});
