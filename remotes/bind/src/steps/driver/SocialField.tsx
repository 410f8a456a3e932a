import { hiddenSocial, typedSocial } from '@shared/domain/purchase';
import { useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { applyMask, Button, socialMask, space, TextField } from '@shared/ui';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import type { DriverValues } from './driverValues';

interface SocialFieldProps {
  control: Control<DriverValues>;
  hint: string | undefined;
}

/** ###-##-####, shown or hidden (section 5). While hidden, the page contains none of its digits, even during typing. */
export function SocialField({ control, hint }: SocialFieldProps) {
  const { t } = useTexts('bind');
  const field = useField(control, 'social_security');
  const [isShown, setShown] = useState(false);
  const known = field.value ?? '';
  const type = (input: HTMLInputElement) => {
    const caret = input.selectionStart ?? input.value.length;
    const typed = isShown ? input.value : typedSocial(known, input.value, caret);
    const social = socialMask.format(typed);
    applyMask(input, { ...socialMask, format: () => shown(social, isShown), counts: /[\d•]/ });
    field.change(social === '' ? null : social);
  };
  return (
    <TextField
      name="social_security"
      label={t('driver.social.label')}
      optionalText={t('forms:optional')}
      hint={hint}
      error={field.error}
      value={shown(known, isShown)}
      onChange={({ currentTarget }) => type(currentTarget)}
      onBlur={field.leave}
      placeholder="###-##-####"
      inputMode="numeric"
      width="medium"
      autoComplete="off"
      spellCheck={false}
      suffix={
        <Toggle
          variant="quiet"
          aria-label={t(isShown ? 'driver.social.hideNumber' : 'driver.social.showNumber')}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'driver.social.hide' : 'driver.social.show')}
        </Toggle>
      }
    />
  );
}

const shown = (social: string, isShown: boolean): string => (isShown ? social : hiddenSocial(social));

/** Inside the field's box, sharing its border. */
const Toggle = styled(Button)`
  margin-inline-end: calc(-1 * ${space(3)});
`;
