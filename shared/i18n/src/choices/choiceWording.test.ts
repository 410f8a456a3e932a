import { choiceWording } from './choiceWording';

test('finds a wording by its version, and none for an unknown version, kind or state', () => {
  const shown = choiceWording('TX', 'pip_rejection');
  expect(shown).not.toBeNull();
  expect(choiceWording('TX', 'pip_rejection', shown?.version)).toBe(shown);
  expect(choiceWording('TX', 'pip_rejection', '1999-01')).toBeNull();
  expect(choiceWording('TX', 'tort_full')).toBeNull();
  expect(choiceWording('IL', 'um_rejection')).toBeNull();
});

test('Pennsylvania’s waivers use the words of the statute (75 Pa.C.S. 1731)', () => {
  const kinds = ['um_rejection', 'uim_rejection'] as const;
  for (const kind of kinds) {
    const { en, es } = choiceWording('PA', kind) ?? { en: '', es: '' };
    expect(en).toMatch(
      /^By signing this waiver I am rejecting .* I knowingly and voluntarily reject this coverage\.$/,
    );
    expect(es).toMatch(/^Al firmar esta renuncia rechazo .* a sabiendas y por mi propia voluntad\.$/);
  }
});
