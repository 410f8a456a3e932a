/** What a form sends when each field is valid. */
export const address = { zip_code: '60018', state: 'IL', county: 'Cook', city: 'Des Plaines' };
export const vehicle = {
  year: 2020,
  manufacturer: 'Honda',
  model: 'Accord',
  trim: 'EX',
  use_code: 'commute',
};
export const driver = { age: 30, gender: 'male', marital_status: 'single', license_status: 'active' };
export const prior = { insurer_name: 'Acme', term_expiration: '2026-12-31', duration: 6, continuous: false };
export const contact = { to: 'ann@example.com', fullName: 'Ann Lee', phoneNumber: '312-555-0100' };
