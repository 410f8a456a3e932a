import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../test/expectAccessible';
import { Disclosure } from './Disclosure';
import { FactList } from './FactList';
import { ListCard } from './ListCard';
import { Main } from './Main';
import { PageHeading } from './PageHeading';
import { ProgressRoad } from './ProgressRoad';
import { SkipLink } from './SkipLink';
import { Stack } from './Stack';
import { Wizard } from './Wizard';

// Spec section 9.
const steps = [
  { id: 'start', label: 'Start', percent: 8 },
  { id: 'vehicles', label: 'Vehicles', percent: 33 },
  { id: 'drivers', label: 'Drivers', percent: 65 },
  { id: 'review', label: 'Review', percent: 100 },
];

describe('ProgressRoad', () => {
  it('is a list of steps with the current one marked and the road as long as its percentage [2.2-6]', async () => {
    const { container } = render(
      <ProgressRoad
        label="Your quote"
        steps={steps}
        currentId="drivers"
        stepText="3 of 4"
        doneText="(done)"
        renderLink={(step, content) => <a href={`/${step.id}`}>{content}</a>}
      />,
    );
    const road = within(screen.getByRole('navigation', { name: 'Your quote' }));
    const items = road.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(road.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/start',
      '/vehicles',
    ]);
    expect(road.getByRole('link', { name: /Start \(done\)/ })).toBeTruthy();
    expect(items[2]).toHaveTextContent('Drivers, 3 of 4');
    expect(container.querySelector('line:nth-of-type(2)')?.getAttribute('x2')).toBe('65%');
    expect(container.querySelector('[style]')).toBeNull();
    await expectAccessible(container);
  });
});

describe('page parts', () => {
  it('has one main landmark with one focusable h1', async () => {
    const { container } = render(
      <>
        <SkipLink href="#main">Skip</SkipLink>
        <Main>
          <PageHeading focusOnMount lead="One sentence.">
            Do you own your home?
          </PageHeading>
          <Disclosure summary="More">Words</Disclosure>
          <FactList facts={[{ id: 'zip', term: 'ZIP', value: '60018' }]} />
        </Main>
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await expectAccessible(container);
  });

  it('opens a disclosure by its summary', async () => {
    render(<Disclosure summary="More">Words</Disclosure>);
    const group = screen.getByRole<HTMLDetailsElement>('group');
    await userEvent.click(screen.getByText('More'));
    expect(group.open).toBe(true);
  });

  it('collapses the summary into a bar that opens, and shows nothing without one', async () => {
    const { container, rerender } = render(
      <Wizard heading={<h1>Question</h1>} summaryTitle="Your quote so far" summary={<p>1 car</p>}>
        <p>Answers</p>
      </Wizard>,
    );
    const bar = screen.getByRole('button', { name: 'Your quote so far', expanded: false });
    await userEvent.click(bar);
    expect(bar.getAttribute('aria-expanded')).toBe('true');
    expect(within(screen.getByRole('complementary')).getByText('1 car')).toBeTruthy();
    await expectAccessible(container);
    rerender(
      <Wizard heading={<h1>Question</h1>} summaryTitle="Your quote so far">
        <p>Answers</p>
      </Wizard>,
    );
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('lists cards as items with facts', async () => {
    const { container } = render(
      <Stack as="ul">
        <ListCard as="li" title="2021 Honda Civic" facts={['EX', 'Better']} />
      </Stack>,
    );
    expect(screen.getByRole('heading', { level: 2, name: '2021 Honda Civic' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBe(3);
    await expectAccessible(container);
  });

  it('breaks a word wider than its card, as at double text size on a phone', () => {
    render(<ListCard title="Quackenbush" facts={['1 accident or violation']} />);
    const words = screen.getByRole('heading', { name: 'Quackenbush' }).parentElement;
    expect(words).not.toBeNull();
    if (words === null) return;
    const style = getComputedStyle(words);
    expect(style.getPropertyValue('overflow-wrap')).toBe('break-word');
    expect(style.getPropertyValue('grid-template-columns')).toBe('minmax(0, 1fr)');
  });
});
