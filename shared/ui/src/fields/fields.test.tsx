import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from '../feedback/ErrorSummary';
import { expectAccessible } from '../test/expectAccessible';
import { CheckboxField } from './CheckboxField';
import { CheckboxGroup } from './CheckboxGroup';
import { ChoiceCards } from './ChoiceCards';
import { digitsMask } from './digitsMask';
import { phoneMask } from './masks';
import { SelectField } from './SelectField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

describe('TextField', () => {
  it('is named by its label and described by hint and error', async () => {
    const { container } = render(
      <TextField label="Phone" name="phone" hint="Ten digits" error="Enter a phone number" />,
    );
    const box = screen.getByRole('textbox', {
      name: 'Phone',
      description: 'Ten digits Enter a phone number',
    });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(container);
  });

  it('passes the masked text to onChange, so react-hook-form stores what is shown [2.3-3, 5-63, 5-64]', async () => {
    const seen: string[] = [];
    render(
      <TextField label="ZIP code" mask={digitsMask(5)} onChange={(event) => seen.push(event.target.value)} />,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code' });
    await userEvent.type(box, '6a0018999');
    expect(box.value).toBe('60018');
    expect(seen.every((value) => /^\d{0,5}$/.test(value))).toBe(true);
    expect(box.inputMode).toBe('numeric');
  });

  it('keeps the caret after a digit inserted in the middle', async () => {
    render(<TextField label="Phone" mask={phoneMask} defaultValue="312-555-010" />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await userEvent.type(box, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(box.value).toBe('312-955-5010');
    expect(box.selectionStart).toBe(5);
  });
});

describe('TextAreaField', () => {
  it('accepts several lines, is named by its label and described by hint and error', async () => {
    const { container } = render(
      <TextAreaField label="Please explain" name="why" hint="A sentence or two" error="Say why" />,
    );
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Please explain',
      description: 'A sentence or two Say why',
    });
    await userEvent.type(box, 'A dent{Enter}and a scratch');
    expect(box.value).toBe('A dent\nand a scratch');
    expect([box.id, box.getAttribute('aria-invalid')]).toEqual(['field-why', 'true']);
    await expectAccessible(container);
  });
});

describe('SelectField', () => {
  it('offers its options after the placeholder', async () => {
    const choose = jest.fn();
    const options = [{ value: 'cook', label: 'Des Plaines (Cook)' }];
    const { container } = render(
      <SelectField
        label="City"
        placeholder="Select your city"
        options={options}
        onChange={(event) => choose(event.target.value)}
      />,
    );
    const box = screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
    expect(box.value).toBe('');
    await userEvent.selectOptions(box, 'Des Plaines (Cook)');
    expect(choose).toHaveBeenCalledWith('cook');
    await expectAccessible(container);
  });
});

describe('ChoiceCards', () => {
  const options = [
    { value: 'own', label: 'I own it', help: 'With or without a mortgage' },
    { value: 'rent', label: 'I rent' },
  ] as const;

  it('is a group of radios named by their label alone, with the help as description', async () => {
    const choose = jest.fn();
    const { container } = render(
      <ChoiceCards legend="Do you own your home?" options={options} onValueChange={choose} />,
    );
    expect(screen.getByRole('group', { name: 'Do you own your home?' })).toBeTruthy();
    await userEvent.click(
      screen.getByRole('radio', { name: 'I own it', description: 'With or without a mortgage' }),
    );
    expect(choose).toHaveBeenCalledWith('own');
    await expectAccessible(container);
  });

  it('can be controlled, and its error is its description', async () => {
    const { container } = render(
      <ChoiceCards legend="Home" name="homeowner" options={options} value="rent" error="Choose one" />,
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I rent' }).checked).toBe(true);
    expect(screen.getByRole('group', { description: 'Choose one' })).toBeTruthy();
    await expectAccessible(container);
  });
});

describe('ChoiceCards with a fixed answer', () => {
  it('are disabled, and the hint says why', async () => {
    const choose = jest.fn();
    const options = [{ value: 'yes', label: 'Yes' }] as const;
    const { container } = render(
      <ChoiceCards
        legend="Business?"
        hint="One of your cars is"
        options={options}
        value="yes"
        disabled
        onValueChange={choose}
      />,
    );
    expect(screen.getByRole('group', { name: 'Business?', description: 'One of your cars is' })).toBeTruthy();
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' });
    expect([radio.matches(':disabled'), radio.checked]).toEqual([true, true]);
    await userEvent.click(radio);
    expect(choose).not.toHaveBeenCalled();
    await expectAccessible(container);
  });
});

describe('CheckboxField', () => {
  it('is checked by clicking its label', async () => {
    const { container } = render(<CheckboxField label="Ridesharing" hint="Uber, Lyft" error="Tick it" />);
    await userEvent.click(screen.getByText('Ridesharing'));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { description: 'Uber, Lyft Tick it' });
    expect(box.checked).toBe(true);
    await expectAccessible(container);
  });
});

describe('CheckboxGroup', () => {
  it('is named by its legend, and reports which box was checked', async () => {
    const tick = jest.fn();
    const boxes = [
      { name: 'tnc', label: 'Rides', checked: false },
      { name: 'delivery', label: 'Food', checked: true },
    ];
    const { container } = render(
      <CheckboxGroup legend="For money" hint="Any of them" boxes={boxes} onTick={tick} />,
    );
    const group = within(screen.getByRole('group', { name: 'For money' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Rides' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Food' }));
    expect(tick.mock.calls).toEqual([
      ['tnc', true],
      ['delivery', false],
    ]);
    await expectAccessible(container);
  });
});

describe('ErrorSummary', () => {
  it('takes the focus, and each line links to its control', async () => {
    const { container } = render(
      <>
        <ErrorSummary title="Look again" errors={[{ field: 'phone', message: 'Enter a phone number' }]} />
        <TextField label="Phone" name="phone" error="Enter a phone number" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('link', { name: 'Enter a phone number' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' }));
    await expectAccessible(container);
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('at the top of a form it scrolls the page up; reduced motion %s: %s', (calm, behavior) => {
    const scrollIntoView = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView });
    Object.assign(window, { matchMedia: () => ({ matches: calm }) });
    const errors = [{ field: 'phone', message: 'Enter a phone number' }];
    const { rerender } = render(<ErrorSummary title="Look again" errors={errors} />);
    expect(scrollIntoView).not.toHaveBeenCalled();
    rerender(<ErrorSummary key="again" title="Look again" errors={errors} scrollsUp />);
    expect(scrollIntoView.mock.calls).toEqual([[{ block: 'end', behavior }]]);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('links to the first radio of a group', async () => {
    render(
      <>
        <ErrorSummary title="Look again" errors={[{ field: 'sr22', message: 'Choose' }]} />
        <ChoiceCards legend="SR-22" name="sr22" options={[{ value: 'yes', label: 'Yes' }]} />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Choose' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
  });

  it('renders nothing without errors', () => {
    const { container } = render(<ErrorSummary title="Look again" errors={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
