import { act, render, screen } from '@testing-library/react';
import {
  createLateTexts,
  I18nProvider,
  keyAtRunTime,
  lateTexts,
  useMoreTexts,
  useTexts,
  withTexts,
  type LateTexts,
} from '.';

const spoken = {
  en: { greeting: 'Hello', more: { bye: 'Bye' } },
  es: { greeting: 'Hola', more: { bye: 'Adiós' } },
};
const first = () =>
  lateTexts({ en: async () => ({ rates: spoken.en }), es: async () => ({ rates: spoken.es }) });

const none = lateTexts({ en: async () => ({}), es: async () => ({}) });
none.keep('en', {});
none.keep('es', {});

function Words({ of = none }: { of?: LateTexts }) {
  useMoreTexts(of);
  const { t } = useTexts('rates');
  return <p>{`${t(keyAtRunTime('rates:greeting'))}, ${t(keyAtRunTime('rates:more.bye'))}`}</p>;
}

async function inEnglish(texts: LateTexts) {
  await texts.of('en');
  return createLateTexts('en', texts);
}

test('loads one language, and the other when it is chosen; the first stays until it has loaded', async () => {
  const come: (() => void)[] = [];
  const texts = lateTexts({
    en: async () => ({ rates: spoken.en }),
    es: () => new Promise((resolve) => come.push(() => resolve({ rates: spoken.es }))),
  });
  const i18n = await inEnglish(texts);
  const at = (language: 'en' | 'es') => (
    <I18nProvider i18n={i18n} language={language}>
      <Words />
    </I18nProvider>
  );
  const { rerender } = render(at('en'));
  rerender(at('es'));
  expect(screen.getByText('Hello, Bye')).toBeInTheDocument();
  await act(async () => come[0]?.());
  expect(await screen.findByText('Hola, Adiós')).toBeInTheDocument();
});

test('a language that fails to load changes nothing, and loads again the next time', async () => {
  const es = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ rates: spoken.es });
  const texts = lateTexts({ en: async () => ({ rates: spoken.en }), es });
  const i18n = await inEnglish(texts);
  const at = (language: 'en' | 'es') => (
    <I18nProvider i18n={i18n} language={language}>
      <Words />
    </I18nProvider>
  );
  const { rerender } = render(at('en'));
  await act(async () => rerender(at('es')));
  expect(screen.getByText('Hello, Bye')).toBeInTheDocument();
  rerender(at('en'));
  await act(async () => rerender(at('es')));
  expect(await screen.findByText('Hola, Adiós')).toBeInTheDocument();
  expect(es).toHaveBeenCalledTimes(2);
});

test('a part loaded later has its texts in the current language', async () => {
  const texts = first();
  const later = lateTexts({
    en: async () => ({ rates: { more: { bye: 'See you' } } }),
    es: async () => ({ rates: { more: { bye: 'Hasta luego' } } }),
  });
  const i18n = await inEnglish(texts);
  const Part = await withTexts(later, async () => Words)();
  const at = (language: 'en' | 'es') => (
    <I18nProvider i18n={i18n} language={language}>
      <Part of={later} />
    </I18nProvider>
  );
  const { rerender } = render(at('en'));
  expect(screen.getByText('Hello, See you')).toBeInTheDocument();
  rerender(at('es'));
  // The part stays visible until its texts in the other language have loaded.
  expect(screen.getByText('Hello, See you')).toBeInTheDocument();
  await act(async () => {});
  expect(screen.getByText('Hola, Hasta luego')).toBeInTheDocument();
});

test('a part without its texts waits for them, and no key is shown', async () => {
  const i18n = await inEnglish(first());
  const later = lateTexts({
    en: async () => ({ rates: { more: { bye: 'See you' } } }),
    es: async () => ({ rates: {} }),
  });
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <Words of={later} />
      </I18nProvider>,
    );
    expect(screen.queryByText(/more\.bye/)).not.toBeInTheDocument();
  });
  expect(await screen.findByText('Hello, See you')).toBeInTheDocument();
});
