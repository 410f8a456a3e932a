import { maskZipInput, ZIP_LENGTH, ZIP_PLACEHOLDER } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Button, color, digitsMask, fontSize, radius, space, TextField } from '@shared/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';

interface ZipFormProps {
  zip: string;
  onZipChange: (zip: string) => void;
  onSubmit: () => void;
  invalid?: boolean;
  busy?: boolean;
}

/**
 * The one field of the start. A native form that works before any script runs (`typed=1` tells it from a link,
 * reading 18); once there, the script takes the submit.
 */
export function ZipForm({ zip, onZipChange, onSubmit, invalid = false, busy = false }: ZipFormProps) {
  const { t } = useTexts('quotes');
  const complete = zip.length === ZIP_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete && !busy) onSubmit();
  };
  return (
    <Form method="get" action="/quotes/new" onSubmit={submit}>
      <input type="hidden" name="typed" value="1" />
      <TextField
        label={t('start.zipLabel')}
        error={invalid ? t('start.invalid') : undefined}
        name="zip_code"
        value={zip}
        onChange={(event) => onZipChange(maskZipInput(event.currentTarget.value))}
        mask={digitsMask(ZIP_LENGTH)}
        placeholder={ZIP_PLACEHOLDER}
        autoComplete="postal-code"
        pattern={`[0-9]{${ZIP_LENGTH}}`}
        required
      />
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyText={t('start.submitting')}
        disabledReason={complete ? undefined : t('start.incomplete')}
      >
        {t('start.submit')}
      </Button>
      {complete ? <Ready>{t('start.ready')}</Ready> : null}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  max-width: 28rem;
  padding: ${space(5)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  & input[name='zip_code'] {
    min-height: 3.5rem;
    font-size: ${fontSize[22]};
    letter-spacing: 0.04em;
  }
  & button,
  & span:has(> button) {
    width: 100%;
  }
  & button {
    min-height: 3.5rem;
    font-size: ${fontSize[18]};
  }
  /* The one thing to do here keeps its colour while it waits for the fifth digit. */
  & button[aria-disabled='true']:not([aria-busy]) {
    background: ${color.roadSoft};
    border-color: ${color.road};
    color: ${color.road};
  }
  /* Before scripts run nobody takes the mark of 'not yet' off the button: a full ZIP does (works before scripts). */
  &:has(input[name='zip_code']:valid) button[aria-disabled='true']:not([aria-busy]) {
    background: ${color.road};
    color: ${color.onRoad};
    cursor: pointer;
  }
`;
/** Stands where the reason stood, so that the page does not jump when the fifth digit is typed. */
const Ready = styled.span`
  margin-block-start: calc(-1 * ${space(2)});
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
