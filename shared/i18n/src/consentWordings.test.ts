import { consentWording, currentConsentWording } from './consentWordings';

test('finds a wording by its version, and none for an unknown one', () => {
  const shown = currentConsentWording('telephone_contact');
  expect(consentWording('telephone_contact', shown.version)).toBe(shown);
  expect(consentWording('telephone_contact', '1999-01')).toBeNull();
});

test('says in both languages that consent is not required to buy and can be withdrawn', () => {
  const { en, es } = currentConsentWording('telephone_contact');
  expect(en).toMatch(/not required to buy.*withdraw/);
  expect(es).toMatch(/no es necesario para comprar.*retirarlo/);
});
