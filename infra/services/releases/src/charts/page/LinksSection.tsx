import {
  Button,
  LinkButton,
  Notice,
  Row,
  SectionHeading,
  SelectField,
  space,
  Stack,
  Text,
  TextField,
  type SelectOption,
} from '@shared/ui';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { LinkAsked, MakeLink } from './makeLink';
import type { Board } from './readBoard';
import type { ReleaseList } from '@shared/kit/release';
import { INSPECTOR_HOURS, PREVIEW_HOURS } from '../../preview/linkHours';
import { roleOfRelease } from './roles';

/** The choice that is no release. */
const INSPECTOR = 'inspect';

/** What a link can open: the inspector, and each release that can be previewed, newest first. */
function linkChoices(list: ReleaseList): SelectOption[] {
  const previewable = list.releases.filter(({ id }) => id !== list.live && !list.revoked.includes(id));
  return [
    { value: INSPECTOR, label: 'The inspector' },
    ...previewable
      .toReversed()
      .map(({ id }) => ({ value: id, label: `A preview of ${id} (${roleOfRelease(list, id).name})` })),
  ];
}

/** The act that makes a link, with the hours that the command uses. */
const linkActOf = (choice: string, why: string): LinkAsked =>
  choice === INSPECTOR
    ? { what: 'inspect', hours: INSPECTOR_HOURS.usual, why }
    : { what: 'preview', release: choice, hours: PREVIEW_HOURS.usual, why };

/** What became of the link that was asked for last. */
type LinkState =
  | { is: 'none' | 'unexplained' | 'asked' }
  | { is: 'refused'; reason: string }
  | { is: 'made'; asked: LinkAsked; address: string };

/** Asks for a link, which needs a reason. */
function useLink(makeLink: MakeLink) {
  const [state, setState] = useState<LinkState>({ is: 'none' });
  const ask = async (asked: LinkAsked): Promise<void> => {
    if (asked.why === '') return setState({ is: 'unexplained' });
    setState({ is: 'asked' });
    try {
      setState({ is: 'made', asked, address: await makeLink(asked) });
    } catch (error) {
      setState({ is: 'refused', reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return { state, ask };
}

interface LinksProps {
  board: Board;
  makeLink: MakeLink;
}

/** Makes a link to look at the site in another way: inside its pages, or on a release that is not live. */
export function LinksSection({ board: { list }, makeLink }: LinksProps) {
  const { state, ask } = useLink(makeLink);
  return (
    <section aria-labelledby="look">
      <Stack>
        <div>
          <SectionHeading id="look">Look at the site yourself</SectionHeading>
          <Text $muted>A link works in one browser, once. It changes nothing for anyone else.</Text>
        </div>
        <LinkForm {...{ list, state, ask }} />
        <Answer>
          {state.is === 'refused' && <Notice tone="danger">{state.reason}</Notice>}
          {state.is === 'made' && <MadeLink {...state} />}
        </Answer>
      </Stack>
    </section>
  );
}

interface FormProps extends Pick<Board, 'list'> {
  state: LinkState;
  ask: (asked: LinkAsked) => Promise<void>;
}

function LinkForm({ list, state, ask }: FormProps) {
  const [chosen, setChosen] = useState(INSPECTOR);
  const [why, setWhy] = useState('');
  const options = linkChoices(list);
  // A release can be promoted or taken back while the page is open.
  const value = options.some((option) => option.value === chosen) ? chosen : INSPECTOR;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(linkActOf(value, why.trim()));
  };
  return (
    <Form noValidate onSubmit={submit}>
      <SelectField
        label="What to open"
        name="what"
        options={options}
        value={value}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <TextField
        label="Reason"
        name="why"
        hint="The log keeps it with your token’s name."
        maxLength={500}
        autoComplete="off"
        error={state.is === 'unexplained' ? 'Say why you open it.' : undefined}
        value={why}
        onChange={({ currentTarget }) => setWhy(currentTarget.value)}
      />
      <Row>
        <Button type="submit" busy={state.is === 'asked'} busyText="Making the link">
          Make the link
        </Button>
      </Row>
    </Form>
  );
}

function MadeLink({ asked, address }: { asked: LinkAsked; address: string }) {
  const what = asked.what === 'inspect' ? 'the inspector' : `the preview of ${asked.release}`;
  return (
    <Stack>
      <Text>The link is ready and works once, within {asked.hours} hours.</Text>
      <Row>
        <LinkButton href={address} target="_blank" rel="noreferrer">
          Open {what} in a new tab
        </LinkButton>
      </Row>
    </Stack>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 30rem;
`;
/** Announced when it changes. */
const Answer = styled.output`
  display: block;
`;
