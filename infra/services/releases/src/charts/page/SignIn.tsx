import { Button, Stack, TextField } from '@shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

/** How the charts were left. */
export type Left = 'signed out' | 'wrong token';

interface SignInProps {
  onToken: (token: string) => void;
  /** Null when the page was just opened. */
  left: Left | null;
}

export function SignIn({ onToken, left }: SignInProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    if (left) field.current?.focus();
  }, [left]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onToken(typed.trim());
  };
  return (
    <Form onSubmit={submit}>
      <Stack>
        <TextField
          label="Release token"
          hint="It begins with rel_. This page keeps it in memory only, until you reload or leave."
          ref={field}
          error={
            left === 'wrong token'
              ? 'This token is unknown or was revoked. Check it, or ask for a new one.'
              : undefined
          }
          type="password"
          name="token"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="primary">
            Show the charts
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  max-width: 30rem;
`;
