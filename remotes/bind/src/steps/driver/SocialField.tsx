import { hiddenSocial, typedSocial } from '@shared/domain/purchase';
import { useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { applyMask, Button, Row, socialMask, TextField } from '@shared/ui';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';

interface SocialFieldProps {
  control: Control<DriverValues>;
  hint: string | undefined;
}

/** ###-##-####, shown or hidden (section 5). Hidden, no digit of it stands on the page, not even while it is typed. */
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
    <Row $align="end">
      <TextField
        name="social_security"
        label={t('driver.social.label')}
        optionalText={t('driver.optional')}
        hint={hint}
        error={field.error}
        value={shown(known, isShown)}
        onChange={({ currentTarget }) => type(currentTarget)}
        onBlur={field.leave}
        placeholder="###-##-####"
        inputMode="numeric"
        width="short"
        autoComplete="off"
        spellCheck={false}
      />
      <Button variant="quiet" onClick={() => setShown(!isShown)}>
        {isShown ? t('driver.social.hide') : t('driver.social.show')}
      </Button>
    </Row>
  );
}

const shown = (social: string, isShown: boolean): string => (isShown ? social : hiddenSocial(social));
