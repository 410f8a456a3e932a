import { Button, Stack, TextField } from '@shared/ui';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

interface SignInProps {
  onToken: (token: string) => void;
  /** The last token was rejected. */
  isWrong: boolean;
}

export function SignIn({ onToken, isWrong }: SignInProps) {
  const [typed, setTyped] = useState('');
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
          error={
            isWrong ? 'This token is unknown or was revoked. Check it, or ask for a new one.' : undefined
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
