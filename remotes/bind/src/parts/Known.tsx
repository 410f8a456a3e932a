import { useTexts } from '@shared/i18n';
import { Button, color, fontSize, media, radius, SectionHeading, space, Stack } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useFormState, type Control, type FieldValues, type Path } from 'react-hook-form';
import { styled } from 'styled-components';

/** What the application knows already, on tint: a group per subject, each with its source. */
export const Known = styled.section`
  display: grid;
  padding: ${space(1)} ${space(4)};
  border-radius: calc(${radius.control} + 8px);
  background: ${color.tint};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  ${media.tablet} {
    padding-inline: ${space(6)};
  }
`;

/** Whether one of a group's fields was refused, so that the group must be open. */
export function useIsRefused<T extends FieldValues>(
  control: Control<T>,
  fields: readonly Path<T>[],
): boolean {
  const { errors } = useFormState({ control });
  return fields.some((field) => errors[field] !== undefined);
}

interface KnownGroupProps {
  title: string;
  /** What is known, one line each. */
  facts: readonly (string | false | null | undefined)[];
  /** Where it is from: 'From your quote'. */
  source: string;
  /** What Change changes, for screen readers: 'Change name and gender'. Without fields, nothing can be changed. */
  changeName?: string;
  /** Something in the group is missing or wrong, so it opens by itself. */
  needsAnswer?: boolean;
  /** A drawing above the words. */
  picture?: ReactNode;
  /** The fields of the group. */
  children?: ReactNode;
}

/** A known group: Change opens its fields in place, Done folds them. */
export function KnownGroup(props: KnownGroupProps) {
  const { title, facts, source, changeName, needsAnswer = false, picture, children } = props;
  const { t } = useTexts('bind');
  const [isWanted, setWanted] = useState(false);
  // What was open for a missing answer stays open while the answer is typed.
  if (needsAnswer && !isWanted) setWanted(true);
  const isOpen = isWanted || needsAnswer;
  return (
    <Group>
      {picture}
      <Head>
        <SectionHeading $size={20}>{title}</SectionHeading>
        {changeName === undefined || needsAnswer ? null : (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'known.doneNamed' : 'known.changeNamed', { what: changeName })}
            onClick={() => setWanted(!isOpen)}
          >
            {t(isOpen ? 'known.done' : 'known.change')}
          </Button>
        )}
      </Head>
      {isOpen && children !== undefined ? (
        <Stack $gap={5}>{children}</Stack>
      ) : (
        <Facts>
          {facts.filter(Boolean).map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
          <Source>{source}</Source>
        </Facts>
      )}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(3)};
  min-width: 0;
  & + & {
    border-block-start: 1px solid ${color.hairline};
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 2.75rem;
  margin-block: calc(-1 * ${space(1)});
  & > h2 {
    min-width: 0;
    overflow-wrap: break-word;
  }
  & > :last-child:not(h2) {
    flex: none;
    margin-inline-end: calc(-1 * ${space(3)});
    & button {
      text-decoration: underline;
    }
  }
`;
const Facts = styled.ul`
  display: grid;
  list-style: none;
  overflow-wrap: break-word;
`;
const Source = styled.li`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
