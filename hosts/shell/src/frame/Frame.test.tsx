import { paths, STATE_CODES } from '@shared/domain';
import { storedQuote } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import siteConfig from '../../site.config.json';
import { openSite } from '../testing/openSite';

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));

test('the header shows brand, marketing site, privacy, language and a call link from the configuration [R24, 1-15, 1-16, 1-18]', async () => {
  const { container } = openSite();
  await screen.findByRole('heading', { level: 1 });
  const links = header()
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Milepost, start page', '/quotes/new'],
    ['About Milepost', siteConfig.marketingUrl],
    ['Privacy', '/legal/privacy'],
    ['Call (312) 555-0142', `tel:+1${siteConfig.phone}`],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('the footer shows phone, email, postal address and social links from the configuration [R24, R62-5, 1-19, 1-20, 1-21, 1-22, 1-23]', async () => {
  openSite();
  await screen.findByRole('heading', { level: 1 });
  for (const line of siteConfig.addressLines) expect(footer().getByText(line)).toBeInTheDocument();
  expect(footer().getByText(siteConfig.agency.name)).toBeInTheDocument();
  for (const { name, url } of siteConfig.socialLinks) {
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', url);
  }
  expect(footer().getByRole('link', { name: siteConfig.email })).toHaveAttribute(
    'href',
    `mailto:${siteConfig.email}`,
  );
  expect(footer().getByRole('link', { name: '(312) 555-0142' })).toHaveAttribute('href', 'tel:+13125550142');
});

test('the configuration has only example values: an example brand, email, sites and phone number [R24-2]', () => {
  const { email, marketingUrl, phone, socialLinks } = siteConfig;
  expect(phone).toMatch(/^\d{3}55501\d\d$/);
  expect(email).toMatch(/\.example$/);
  for (const url of [marketingUrl, ...socialLinks.map((link) => link.url)]) {
    expect(new URL(url).hostname).toMatch(/\.example$/);
  }
  expect(siteConfig.addressLines[0]).toContain('Example');
});

test('the configuration has an example license of the agency for each state (reading 62) [R62]', () => {
  const { licenses } = siteConfig.agency;
  expect(Object.keys(licenses).toSorted()).toEqual(STATE_CODES.toSorted());
  for (const license of Object.values(licenses)) expect(license).toMatch(/^EX-\d+$/);
});

test('the language switches without a reload and is stored for the next page [R27]', async () => {
  const { user, bus } = openSite();
  await screen.findByRole('heading', { level: 1 });
  await user.click(header().getByRole('button', { name: 'ES' }));
  expect(await header().findByRole('link', { name: 'Privacidad' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('es');
  expect(document.cookie).toContain('language=es');
  expect(bus.last('shell:language-changed')).toEqual({ language: 'es' });
});

test('a link scrolls to the top and focuses the heading before the browser paints; Back keeps the position [4-49]', async () => {
  const { user, scrolls } = openSite();
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  expect(scrolls).toEqual([]);
  await user.click(footer().getByRole('link', { name: 'Accessibility' }));
  expect(scrolls).toEqual([[0, 0]]);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Accessibility' });
  await waitFor(() => expect(heading).toHaveFocus());
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  expect(scrolls).toEqual([[0, 0]]);
});

test.each([
  [paths.contactUs(), 'Contact us · Milepost'],
  [paths.rates('q2'), 'This quote isn’t open in this browser · Milepost'],
  [paths.start(), 'quote · Milepost'],
])('the title of %s names the page', async (path, title) => {
  openSite(path);
  await waitFor(() => expect(document.title).toBe(title));
});

test('a screen can set a page title that differs from its heading [2.9-10]', async () => {
  openSite(paths.rates('quote-1'), { stored: storedQuote(), titles: { rates: 'Quote overview' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'rates' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Quote overview · Milepost'));
});
