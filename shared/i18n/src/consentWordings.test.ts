import { consentWording, currentConsentWording } from './consentWordings';

test('the wording that is shown is found by its version, an unknown one is not', () => {
  const shown = currentConsentWording('telephone_contact');
  expect(consentWording('telephone_contact', shown.version)).toBe(shown);
  expect(consentWording('telephone_contact', '1999-01')).toBeNull();
});

test('it says in both languages that it is not needed to buy and can be withdrawn', () => {
  const { en, es } = currentConsentWording('telephone_contact');
  expect(en).toMatch(/not required to buy.*withdraw/);
  expect(es).toMatch(/no es necesario para comprar.*retirarlo/);
});
