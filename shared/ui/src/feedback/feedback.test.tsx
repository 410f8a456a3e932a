import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider } from '@shared/i18n';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { expectAccessible } from '../test/expectAccessible';
import { Alert } from './Alert';
import { ConfirmDialog } from './ConfirmDialog';
import { FailurePanel } from './FailurePanel';
import { LoadingScreen } from './LoadingScreen';
import { Notice } from './Notice';
import { PortalProvider } from './PortalContext';
import { Skeleton } from './Skeleton';

function showAlert(): jest.Mock {
  const close = jest.fn();
  render(
    <Alert tone="success" onClose={close} closeLabel="Close" clearAfterMs={4000}>
      Congratulations, we cover 60018
    </Alert>,
  );
  return close;
}

describe('Alert', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('clears after 4 seconds (spec section 9) [2.13-4, 9-2, R21]', () => {
    const close = showAlert();
    act(() => jest.advanceTimersByTime(3999));
    expect(close).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['pointed at', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focused', fireEvent.focusIn, fireEvent.focusOut],
  ])('does not clear while %s [R21-3]', (_how, hold, release) => {
    const close = showAlert();
    hold(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(close).not.toHaveBeenCalled();
    release(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(4000));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Start over</Button>
      <ConfirmDialog
        open={open}
        title="Start over?"
        confirmLabel="Erase"
        cancelLabel="Keep"
        closeLabel="Close"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      >
        This will erase your information.
      </ConfirmDialog>
    </>
  );
}

describe('ConfirmDialog', () => {
  it('is a named dialog in the portal element, focuses its title, confirms', async () => {
    const portal = document.body.appendChild(document.createElement('div'));
    const confirm = jest.fn();
    render(
      <PortalProvider container={portal}>
        <StartOver onConfirm={confirm} />
      </PortalProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    const dialog = screen.getByRole('dialog', { name: 'Start over?' });
    expect(portal.contains(dialog)).toBe(true);
    expect(document.activeElement?.textContent).toBe('Start over?');
    await expectAccessible(portal);
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Keep', () => userEvent.click(screen.getByRole('button', { name: 'Keep' }))],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a click outside', async () => userEvent.click(screen.getByRole('dialog'))],
  ])('closes by %s and returns the focus', async (_way, close) => {
    render(<StartOver onConfirm={() => undefined} />);
    const opener = screen.getByRole('button', { name: 'Start over' });
    await userEvent.click(opener);
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});

describe('FailurePanel', () => {
  it('says what happened and what is saved, retries, and names a contact', async () => {
    const retry = jest.fn();
    const { container } = render(
      <FailurePanel
        title="We could not get your prices"
        kept="Your answers are safe."
        onRetry={retry}
        retryLabel="Try again"
        phone={{ label: 'Call', text: '312-555-0100', href: 'tel:+13125550100' }}
        email={{ label: 'Write to', text: 'help@example.com', href: 'mailto:help@example.com' }}
      >
        The carriers did not answer in time.
      </FailurePanel>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Your answers are safe.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+13125550100',
      'mailto:help@example.com',
    ]);
    await expectAccessible(container);
  });
});

describe('loading and empty screens', () => {
  it.each([
    ['en', 'Loading'],
    ['es', 'Cargando'],
  ] as const)('show common’s default title in %s (spec 2.13) [2.13-1]', (language, words) => {
    render(
      <I18nProvider i18n={createI18n({ language })}>
        <LoadingScreen />
      </I18nProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('announce loading to screen readers [2.13-1]', async () => {
    const { container } = render(
      <>
        <LoadingScreen title="Checking your zip code" message="Asking FCIC" />
        <Skeleton shape="price" label="Loading your price" />
        <Skeleton shape="list" label="Loading your cars" />
        <Notice title="An estimate">The final price comes later.</Notice>
      </>,
    );
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
      'Checking your zip codeAsking FCIC',
      'Loading your price',
      'Loading your cars',
    ]);
    await expectAccessible(container);
  });
});
