import { LANGUAGES } from '../languages';
import { currentStatement, statementOf } from './applicationStatement';

test.each([
  ['AR', /false information in an application for insurance is guilty of a crime/],
  ['OH', /is guilty of insurance fraud\.$/],
  ['OK', /^WARNING: .* is guilty of a felony\.$/],
  ['PA', /imprisonment for up to seven years and the payment of a fine of up to \$15,000\.$/],
  ['IL', /may commit insurance fraud, which is a crime/],
  ['TX', /may commit insurance fraud, which is a crime/],
] as const)('the fraud notice of an application in %s', (state, words) => {
  const { notice } = currentStatement(state);
  expect(notice.en).toMatch(words);
  expect(notice.es).toMatch(/^(ADVERTENCIA: )?Toda persona que/);
});

test('the statement says in both languages that it is true and that coverage has not begun', () => {
  const { statement } = currentStatement('IL');
  expect(statement.en).toMatch(/true and complete .* not covered before I have paid and signed/);
  expect(statement.es).toMatch(
    /verdaderas y completas .* no tengo cobertura antes de haber pagado y firmado/,
  );
});

test('finds a statement by its version, and none for an unknown one', () => {
  const shown = currentStatement('PA');
  expect(statementOf('PA', shown.version)).toEqual(shown);
  expect(statementOf('PA', '1999-01')).toBeNull();
  for (const language of LANGUAGES) expect(shown.notice[language]).not.toBe(shown.statement[language]);
});
