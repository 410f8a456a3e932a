import { render, screen, within } from '@testing-library/react';
import { expectAccessible } from '../test/expectAccessible';
import { OfferList } from './OfferList';
import { PriceTag } from './PriceTag';
import { Receipt } from './Receipt';
import { StarRating } from './StarRating';
import { StrengthMeter } from './StrengthMeter';

describe('prices', () => {
  it('reads as one sentence: label, amount, per, total', async () => {
    const { container } = render(
      <PriceTag label="Your estimate" amount="$128" per="per month" total="$768 for 6 months" />,
    );
    expect(container.textContent).toBe('Your estimate$128per month$768 for 6 months');
    await expectAccessible(container);
  });

  it('receipt is a captioned table with a header on every row', async () => {
    const { container } = render(
      <Receipt
        caption="How this price is made"
        headings={{ label: 'Step', factor: 'Change', amount: 'Price' }}
        rows={[
          { id: 'base', label: 'Base', amount: '$812' },
          { id: 'total', label: 'Total', amount: '$768', emphasis: 'total' },
        ]}
      />,
    );
    expect(screen.getByRole('table', { name: 'How this price is made' })).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Base', 'Total']);
    await expectAccessible(container);
  });

  it.each([
    [0, 0],
    [2, 2],
    [4, 4],
  ])('strength %i fills %i of four segments and says so', (level, filled) => {
    const { container } = render(<StrengthMeter level={level} label={`${level} of 4`} />);
    expect(screen.getByRole('img', { name: `${level} of 4` })).toBeTruthy();
    expect(container.querySelectorAll('rect').length).toBe(4);
    expect(container.querySelectorAll('rect:not([fill="none"])').length).toBe(filled);
  });

  it('fills the stars exactly to the value (spec 2.9: 4.5 of 5) [2.9-3]', async () => {
    const { container } = render(<StarRating value={4.5} label="4.5 of 5 stars" />);
    const whole = Number(screen.getByRole('img', { name: '4.5 of 5 stars' }).getAttribute('width'));
    const shown = Number(container.querySelector('clipPath rect')?.getAttribute('width'));
    expect(shown / whole).toBeCloseTo(0.9);
    await expectAccessible(container);
  });

  it('offers are a list of articles, each with its price, condition and action', async () => {
    const offer = {
      tag: 'FCIC',
      price: { amount: '$200', total: '$1,025 in all' },
      action: <button>Buy</button>,
    };
    const { container } = render(
      <OfferList
        label="2 offers"
        offers={[
          { ...offer, id: 'a', carrier: 'Fairway', mark: 'Recommended', isFirst: true },
          { ...offer, id: 'b', carrier: 'Union', condition: 'Condition: an app', isFirst: false },
        ]}
      />,
    );
    expect(within(screen.getByRole('list', { name: '2 offers' })).getAllByRole('listitem')).toHaveLength(2);
    const [first, second] = screen.getAllByRole('article').map((card) => card.textContent);
    expect(first).toBe('FairwayRecommended$200$1,025 in allBuy');
    expect(second).toBe('Union$200$1,025 in allBuyCondition: an app');
    await expectAccessible(container);
  });
});
