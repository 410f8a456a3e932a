import { mailHint } from '@shared/domain';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button';
import { Notice } from '../feedback/Notice';
import { space } from '../tokens/theme';
import { TextField, type TextFieldProps } from './TextField';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'ref'> {
  value: string;
  onValueChange: (email: string) => void;
  hintWords: {
    /** The title of the hint, with the address that was probably meant. */
    didYouMean: (email: string) => string;
    useIt: string;
  };
}

/**
 * One email address. Once the field is left, a misspelled domain gets a hint: a press takes it over, and it never
 * blocks.
 */
export function EmailField({ value, onValueChange, hintWords, onBlur, ...field }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // No hint about an address that is still being typed.
  const [left, setLeft] = useState('');
  const meant = left === value ? mailHint(value) : null;
  const take = (email: string) => {
    onValueChange(email);
    // The pressed button is gone.
    input.current?.focus();
  };
  return (
    <div>
      <TextField
        autoComplete="email"
        {...field}
        ref={input}
        type="email"
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        onBlur={(event) => {
          setLeft(value);
          onBlur?.(event);
        }}
      />
      <Hint>
        {meant === null ? null : (
          <Notice title={hintWords.didYouMean(meant)}>
            <Button variant="quiet" onClick={() => take(meant)}>
              {hintWords.useIt}
            </Button>
          </Notice>
        )}
      </Hint>
    </div>
  );
}

const Hint = styled.output`
  display: block;
  &:not(:empty) {
    margin-top: ${space(3)};
  }
`;
