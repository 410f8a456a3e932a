import { renderWithProviders } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useForm, type Resolver } from 'react-hook-form';
import { lateResolver } from './lateResolver';
import { StepForm } from './StepForm';
import type { Elsewhere } from './useStepSave';

interface Values {
  name: string;
}

const elsewhere: Elsewhere = {
  changes: [],
  clashes: false,
  answer: null,
  takeNewer: () => {},
  keepMine: () => {},
  tell: () => {},
};

const accepts: Resolver<Values> = (values) => ({ values, errors: {} });

function Form({ resolver, onSave }: { resolver: Resolver<Values>; onSave: (values: Values) => void }) {
  const form = useForm<Values>({ resolver, defaultValues: { name: '' } });
  return (
    <StepForm
      of="quotes"
      form={form}
      onSave={(values) => Promise.resolve(onSave(values))}
      saveLabel="Save"
      savingText="Saving"
      busy={false}
      missing={undefined}
      failure={undefined}
      failureTitle="Not saved"
      elsewhere={elsewhere}
    >
      <input aria-label="Name" {...form.register('name')} />
    </StepForm>
  );
}

test('a Save before the rules have loaded waits for them', async () => {
  const waiting: ((rules: Resolver<Values>) => void)[] = [];
  const resolver = lateResolver<Values>(() => new Promise((resolve) => void waiting.push(resolve)));
  const onSave = jest.fn();
  const { user } = renderWithProviders(<Form {...{ resolver, onSave }} />);
  await user.type(screen.getByLabelText('Name'), 'Ann');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(onSave).not.toHaveBeenCalled();
  waiting[0]?.(accepts);
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ name: 'Ann' }));
});

test('rules that fail to load are reported like a failed call, keep what was typed, and load again on the next Save', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(accepts);
  const onSave = jest.fn();
  const { user } = renderWithProviders(<Form {...{ resolver: lateResolver<Values>(load), onSave }} />);
  await user.type(screen.getByLabelText('Name'), 'Ann');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Not saved');
  expect(summary).toHaveTextContent('We couldn’t reach the server');
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Ann');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ name: 'Ann' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('preloaded rules are loaded once', async () => {
  const load = jest.fn().mockResolvedValue(accepts);
  const resolver = lateResolver<Values>(load);
  await resolver.preload();
  await resolver({ name: '' }, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(load).toHaveBeenCalledTimes(1);
});
