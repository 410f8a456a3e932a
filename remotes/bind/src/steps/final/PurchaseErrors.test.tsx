import type { Quote } from '@shared/domain';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { policy as en } from '../../locales/en/policy';
import { address } from '../../testing/openAt';
import { FIRST, payable } from '../../testing/payment';
import { FINAL, openIssued } from './testing/openIssued';

const text = en.policy;

const ended = (status: Quote['status'], errors: Quote['errors']) => payable(FIRST, { status, errors });

test('a failed purchase shows the error block with its help [2.12-74, 8-26]', async () => {
  const { bus, container } = openIssued(
    ended('FAILED', [{ code: 'purchase_failed', message: 'No policy was issued.' }]),
  );
  const block = await screen.findByRole('alert');
  expect(block).toHaveTextContent(text.errorsTitle);
  expect(block).toHaveTextContent('No policy was issued.');
  expect(block).toHaveTextContent(text.errorsKept);
  expect(within(block).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  expect(screen.getByRole('button', { name: text.home })).toBeInTheDocument();
  expect(screen.getByText(text.homeNoteEnded)).toBeInTheDocument();
  expect(screen.queryByText(text.homeNote)).not.toBeInTheDocument();
  // No step of the road is shown as done.
  expect(bus.last('journey:position-changed')?.percent).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('VOIDING: the hold is still being released, and the page does not claim that it already is [2.12-74]', async () => {
  openIssued(ended('VOIDING', null));
  const block = await screen.findByRole('alert');
  expect(block).toHaveTextContent(text.errorsReleasing);
  expect(block).not.toHaveTextContent(text.errorsKept);
  expect(block).toHaveTextContent(text.releasingTitle);
  expect(block).not.toHaveTextContent(text.errorsTitle);
  expect(screen.queryByRole('button', { name: text.home })).not.toBeInTheDocument();
});

test.each(['/bol/policy-details', '/bol/payments'])('%s redirects to it', async (path) => {
  openIssued(ended('EXPIRED', []), { path });
  expect(await screen.findByText(text.errorsUnknown)).toBeInTheDocument();
  expect(address()).toHaveTextContent(FINAL);
});
