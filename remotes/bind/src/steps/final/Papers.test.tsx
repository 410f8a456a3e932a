import { refusal } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { policy as en } from '../../locales/en/policy';
import { callsTo } from '../../testing/openAt';
import { FIRST } from '../../testing/payment';
import { DOCUMENT, DOCUMENTS, issued, openIssued, pdf } from './testing/openIssued';

const text = en.policy;

const revoke = jest.fn();

let made = 0;
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: revoke });
});

test('each can be previewed and downloaded, the ID cards first [2.12-69, 2.12-85, R50-3]', async () => {
  const { api, user, unmount } = openIssued();
  const tab = { location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  const papers = within(await screen.findByRole('region', { name: text.papers }));
  // Nothing is fetched before it is requested (issue 17).
  expect(callsTo(api, 'get_documents')).toEqual([]);
  await user.click(papers.getByRole('button', { name: /^Preview Declarations page/ }));
  const preview = await papers.findByRole('link', { name: /^Preview Declarations page/ });
  const file = preview.getAttribute('href');
  expect(file).toMatch(/^blob:/);
  expect(preview).toHaveAttribute('target', '_blank');
  const download = papers.getByRole('link', { name: 'Download Declarations page' });
  expect(download).toHaveAttribute('download', 'declarations-page.pdf');
  const names = papers.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Declarations page', 'Signed application']);
  const first = screen.getByRole('button', { name: 'Open the ID cards in a new tab' });
  expect(first.compareDocumentPosition(preview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'Download ID cards' })).toBeInTheDocument();
  expect(tab.location.replace).toHaveBeenCalledWith(file);
  expect(callsTo(api, 'get_documents')).toHaveLength(1);
  unmount();
  expect(revoke).toHaveBeenCalledWith(file);
});

test('1000 bytes or fewer is not a document: shows the alert and a retry [7-63, 8-23, 2.12-85]', async () => {
  const alerts = jest.fn();
  const quote = issued(FIRST, { documents: DOCUMENTS.slice(2) });
  const { api, bus, user } = openIssued(quote, { handlers: { [DOCUMENT]: pdf(1000) } });
  bus.on('alert:show-requested', alerts);
  await user.click(await screen.findByRole('button', { name: /^Download/ }));
  expect(await screen.findByText(text.paperInvalid)).toBeInTheDocument();
  expect(alerts).toHaveBeenCalledWith({ variant: 'danger', textKey: 'common:alerts.pdf_invalid' });
  expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
  api.use({ [DOCUMENT]: pdf(1001) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Download/ })).toBeInTheDocument();
});

test('a document that fails to load says so and can be retried', async () => {
  const quote = issued(FIRST, { documents: DOCUMENTS.slice(2) });
  const { api, user } = openIssued(quote, { handlers: { [DOCUMENT]: refusal(404, 'document_not_found') } });
  await user.click(await screen.findByRole('button', { name: /^Download/ }));
  expect(await screen.findByText(text.paperFailed)).toBeInTheDocument();
  api.use({ [DOCUMENT]: pdf(1001) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Open the ID cards/ })).toBeInTheDocument();
});
