import { CARRIERS } from '@shared/domain';
import { aRateResult, refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { finalQuote as en } from '../../locales/en/finalQuote';
import { paymentNews } from '../../locales/en/paymentNews';
import { openAt } from '../../testing/openAt';
import {
  applied,
  CARRIER,
  FINAL,
  finalHeading,
  finalResult,
  openFinal,
  quoted,
  RATES,
} from '../../testing/openFinal';

const errors = (...codes: string[]) =>
  aRateResult({ best_match: null, errors: codes.map((code) => ({ code, message: `${code}.` })) });

describe('while rating, and when it fails', () => {
  test('the loading screen says what is requested [3-160, 4-50]', async () => {
    const { api } = openFinal(() => new Promise<object>(() => undefined));
    expect(await screen.findByText(`Asking ${CARRIER} to price your application.`)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en.finalQuote.waitingTitle);
    await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/rates'))).toBe(true));
    const asked = api.calls.find(({ path }) => path.endsWith('/rates'));
    // No SSN was entered on this page, so the stored one is used.
    expect(asked?.query.toString()).toBe('type=final_quote');
  });

  test.each([503, 409])('%s: retries in place and keeps the application [R10-3]', async (status) => {
    const { api, user } = openFinal(refusal(status, 'unavailable'));
    expect(await screen.findByText(en.finalQuote.failedTitle)).toBeInTheDocument();
    expect(screen.getByText(en.finalQuote.failedKept)).toBeInTheDocument();
    api.use({ [RATES]: finalResult(quoted) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await finalHeading()).toBeInTheDocument();
  });

  test('a moratorium: shows the server’s text and a link to a person, without a retry', async () => {
    openFinal(refusal(409, 'moratorium', 'New policies are paused for your area right now.'));
    expect(await screen.findByText('New policies are paused for your area right now.')).toBeInTheDocument();
    expect(screen.getByText(en.finalQuote.failedKept)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: en.finalQuote.contact })).toHaveAttribute('href', '/contact-us');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('a failed quote refetch after rating is retried, and then the button works [R10-3]', async () => {
    let looks = 0;
    const rated = { ...applied, status: 'FINAL_RATED' as const };
    openAt(
      FINAL,
      { ...applied, status: 'APPLYING' },
      {
        handlers: {
          [RATES]: finalResult(quoted),
          'GET /v2/quotes/:id': () => {
            looks += 1;
            if (looks === 1) return { ...applied, status: 'APPLYING' };
            return looks === 2 ? refusal(503, 'unavailable') : rated;
          },
        },
      },
    );
    const wayOn = await screen.findByRole('button', { name: en.finalQuote.selectPlan });
    await waitFor(() => expect(wayOn).not.toHaveAttribute('aria-busy', 'true'));
    expect(looks).toBeGreaterThan(2);
  });

  test('without the carrier list there is no name to show, so it retries in place', async () => {
    const carriers = 'GET /v2/carriers/getallcarriers';
    const { api, user } = openAt(FINAL, applied, {
      handlers: { [RATES]: finalResult(quoted), [carriers]: refusal(503, 'unavailable') },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ [carriers]: { carriers: [{ ...CARRIERS.USHC }] } });
    await user.click(retry);
    expect(await finalHeading()).toBeInTheDocument();
  });

  test.each([
    ['a rater_error leads to contact-us', errors('dwi', 'rater_error'), '/contact-us'],
    ['other errors lead back to the application review', errors('dwi'), '/bol/quotes/review'],
    [
      'a refused call leads back to the application review',
      refusal(422, 'no_licensed_driver'),
      '/bol/quotes/review',
    ],
  ])('%s [4-48]', async (_name, answer, path) => {
    openFinal(answer);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(path));
  });
});

describe('links', () => {
  test('Edit quote links to the application review [2.12-50]', async () => {
    openFinal(finalResult(quoted));
    expect(await screen.findByRole('link', { name: 'Edit quote' })).toHaveAttribute(
      'href',
      '/bol/quotes/review',
    );
  });

  test('Select a payment plan leads to the payment plans [2.12-51]', async () => {
    const { user } = openFinal(finalResult(quoted));
    await user.click(await screen.findByRole('button', { name: en.finalQuote.selectPlan }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/bol/payments'));
  });

  test('the button waits until the quote has its final price', async () => {
    const { user } = openFinal(finalResult(quoted), { status: 'APPLYING' });
    await user.click(await screen.findByRole('button', { name: en.finalQuote.selectPlan }));
    expect(screen.getByTestId('address')).toHaveTextContent(FINAL);
  });

  // The card page's and the plans' tests have the other outcomes.
  test.each(['closed', 'notLoaded'] as const)('shows the outcome of a payment: %s [R8-8]', async (news) => {
    openFinal(finalResult(quoted), { state: { news } });
    expect(await screen.findByText(paymentNews.paymentNews[news].title)).toBeInTheDocument();
  });

  test('a payment path that is too early redirects here [R9-4]', async () => {
    openFinal(finalResult(quoted), { path: '/bol/payments', status: 'APPLYING' });
    expect(await finalHeading()).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(FINAL);
  });

  test('/bol/rate redirects here [R17]', async () => {
    openFinal(finalResult(quoted), { path: '/bol/rate' });
    expect(await finalHeading()).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(FINAL);
  });

  test('an incomplete application redirects to its first unfinished step, and nothing is rated [R39-6]', async () => {
    const { api } = openAt(FINAL, { ...applied, term: null }, { handlers: { [RATES]: finalResult(quoted) } });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/bol/policy-details'));
    expect(api.calls.some(({ path }) => path.endsWith('/rates'))).toBe(false);
  });
});

describe('the quote in the path (specification 2.12)', () => {
  test('is stored if this browser’s key opens it [2.12-49]', async () => {
    const { storage } = openAt('/bol/quotes/quote-1/rates', applied, {
      stored: { quoteId: 'quote-0' },
      handlers: { [RATES]: finalResult(quoted) },
    });
    expect(await finalHeading()).toBeInTheDocument();
    expect(storage.getItem('quoteId')).toBe('quote-1');
  });

  test('the page says so if it belongs to another browser [R34]', async () => {
    const { storage } = openAt('/bol/quotes/quote-9/rates', applied, {
      handlers: { 'GET /v2/quotes/:id': refusal(404, 'quote_not_found') },
    });
    expect(await screen.findByText('This quote isn’t open in this browser')).toBeInTheDocument();
    expect(storage.getItem('quoteId')).toBe('quote-1');
  });
});
