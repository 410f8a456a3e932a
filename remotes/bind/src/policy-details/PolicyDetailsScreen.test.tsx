import { CARRIERS, publicCarrier } from '@shared/domain';
import { aDriver, aQuote, aRate, aVehicle, renderWithProviders, storedQuote } from '@shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { App } from '../App';
import { bind as en } from '../locales/en/bind';
import { bind as es } from '../locales/es/bind';

const bought = aQuote({
  status: 'APPLYING',
  quote_number: 'Q-77',
  vehicles: [aVehicle()],
  drivers: [aDriver()],
  selected_rate: aRate({ carrier_id: 'USHC' }),
});

const open = (quote: typeof bought, path = '/bol/policy-details', stored = storedQuote()) =>
  renderWithProviders(<App />, {
    resources: { en: { bind: en }, es: { bind: es } },
    stored,
    path,
    handlers: {
      'GET /v2/quotes/:id': quote,
      'GET /v2/carriers/getallcarriers': { carriers: Object.values(CARRIERS).map(publicCarrier) },
    },
  });

test('2.12: policy details shows the frozen price, its carrier, and what the quote knows', async () => {
  const { container } = open(bought);
  expect(await screen.findByText(CARRIERS.USHC.name)).toBeInTheDocument();
  expect(screen.getByText(/\$1,000\.00 for 6 months/)).toBeInTheDocument();
  expect(screen.getByText('Q-77')).toBeInTheDocument();
  expect(screen.getByText('2019 Toyota Camry')).toBeInTheDocument();
  expect(screen.getByText('Des Plaines, Cook, IL 60018')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('reading 9: an address that is too early leads to the furthest step allowed', async () => {
  open(bought, '/bol/payments');
  expect(await screen.findByRole('heading', { name: en.policyDetails.heading })).toBeInTheDocument();
});

test('reading 8: without a bought rate nothing of the purchase shows', async () => {
  const { bus } = open(aQuote({ status: 'RATED', vehicles: [aVehicle()], drivers: [aDriver()] }));
  await screen.findByText((_, element) => element?.tagName === 'BODY');
  expect(screen.queryByText(en.policyDetails.heading)).not.toBeInTheDocument();
  expect(bus.last('journey:position-changed')?.step).toBe('policy');
});

test('without a stored quote the screen says so instead of waiting', async () => {
  open(bought, '/bol/policy-details', {});
  expect(await screen.findByText(en.load.missingTitle)).toBeInTheDocument();
});
