import { paths } from '@shared/domain';
import { memoryStorage } from '@shared/testing';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openSite } from '../testing/openSite';

/** A browser that blocks site data: every access to its storage throws. */
const blocked = new Proxy(memoryStorage(), {
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
});

const notice = (name: string) => screen.queryByRole('region', { name });

test('says once that the quote is not saved if the browser stores nothing, in Spanish too', async () => {
  const [name, privacy] = ['Su cotización no se guardará', 'Privacidad'];
  const { user, container } = openSite(paths.start(), { storage: blocked, language: 'es' });
  expect(await screen.findByRole('region', { name })).toHaveTextContent('(312) 555-0142');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Descartar este mensaje' }));
  expect(notice(name)).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: privacy }));
  await screen.findByRole('heading', { level: 1, name: privacy });
  expect(notice(name)).not.toBeInTheDocument();
});

test('a storage that fills up later is told once', async () => {
  let isFull = false;
  const storage = memoryStorage();
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (name, value) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    setItem(name, value);
  };
  const { user, transport } = openSite(paths.start(), { storage });
  await screen.findByRole('heading', { level: 1 });
  const name = 'Your quote won’t be saved';
  expect(notice(name)).not.toBeInTheDocument();
  isFull = true;
  act(() => transport.storage.setItem('quoteId', 'q1'));
  expect(await screen.findByRole('region', { name })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));
  act(() => transport.storage.setItem('quoteId', 'q2'));
  expect(notice(name)).not.toBeInTheDocument();
});

test('shows nothing if the browser stores data', async () => {
  openSite();
  await screen.findByRole('heading', { level: 1 });
  expect(notice('Your quote won’t be saved')).not.toBeInTheDocument();
});
