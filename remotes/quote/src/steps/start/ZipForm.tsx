import { maskZipInput, ZIP_LENGTH, ZIP_PLACEHOLDER } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Button, color, digitsMask, fontSize, radius, space, TextField } from '@shared/ui';
import { useEffect, useRef, useState, type FormEvent, type InvalidEvent } from 'react';
import { styled } from 'styled-components';

interface ZipFormProps {
  zip: string;
  onZipChange: (zip: string) => void;
  onSubmit: () => void;
  invalid?: boolean;
  /** The ZIP only holds boxes or one organization; submitting it again says that it is the street's. */
  asksStreet?: boolean;
  busy?: boolean;
}

/**
 * The start's only field. A native form that works before any script runs (`typed=1` marks it as typed, not a link,
 * reading 18); once loaded, the script handles the submit.
 */
export function ZipForm(props: ZipFormProps) {
  const { zip, onZipChange, onSubmit, invalid = false, asksStreet = false, busy = false } = props;
  const { t } = useTexts('quotes');
  const complete = zip.length === ZIP_LENGTH;
  const [isTold, setTold] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) setTold(true);
    else if (!busy) onSubmit();
  };
  // The browser found the ZIP too short; its own bubble uses the browser's language and disappears in seconds.
  const tell = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    setTold(true);
    event.currentTarget.focus();
  };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asksStreet) field.current?.focus();
  }, [asksStreet]);
  const missing = isTold && !complete ? t('start.incomplete') : undefined;
  // An alert, since a field that already has the focus is not read again.
  const question = asksStreet ? (
    <span role="alert">{t('start.boxesOnly', { zip, button: t('start.submit') })}</span>
  ) : undefined;
  return (
    <Form method="get" action="/quotes/new" onSubmit={submit}>
      <input type="hidden" name="typed" value="1" />
      <TextField
        label={t('start.zipLabel')}
        error={invalid ? t('start.invalid') : (question ?? missing)}
        ref={field}
        name="zip_code"
        value={zip}
        onChange={(event) => onZipChange(maskZipInput(event.currentTarget.value))}
        mask={digitsMask(ZIP_LENGTH)}
        placeholder={ZIP_PLACEHOLDER}
        autoComplete="postal-code"
        pattern={`[0-9]{${ZIP_LENGTH}}`}
        required
        onInvalid={tell}
      />
      <Button type="submit" variant="primary" busy={busy} busyText={t('start.submitting')}>
        {t('start.submit')}
      </Button>
      <Next>{t('start.ready')}</Next>
    </Form>
  );
}

/** A road sign; a field and its label take the sign's ink. */
const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${space(3)};
  max-width: 31rem;
  padding: ${space(6)} ${space(5)} ${space(5)};
  border-radius: calc(${radius.control} + 6px);
  background: ${color.sign};
  color: ${color.onSign};
  font-size: ${fontSize[20]};
  /* An error on a sign has its ink, with the sign of a warning before it. */
  --ui-stop: ${color.onSign};
  &::after {
    content: '';
    position: absolute;
    inset: 5px;
    border: 3px solid;
    border-radius: calc(${radius.control} + 2px);
    pointer-events: none;
  }
  & input[name='zip_code'] {
    min-height: 3.75rem;
    font-size: ${fontSize[24]};
    font-weight: 700;
    letter-spacing: 0.04em;
  }
  & button {
    width: 100%;
    min-height: 3.75rem;
    border-color: ${color.amber};
    background: ${color.amber};
    color: ${color.onAmber};
    box-shadow: none;
    &:hover {
      border-color: ${color.onSign};
      box-shadow: none;
      color: ${color.onAmber};
    }
  }
  & :focus-visible {
    outline-color: ${color.onSign};
  }
`;
const Next = styled.span`
  font-size: ${fontSize[17]};
`;
