import { useId, type ChangeEvent, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { media, space } from '../tokens/theme';
import { visuallyHidden } from '../layout/VisuallyHidden';
import { ChoiceCard } from './ChoiceCard';
import { FieldError, Hint } from './FieldFrame';
import { useFieldIds } from './useFieldIds';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** One line of help. */
  help?: ReactNode;
  icon?: ReactNode;
  /** The address of a picture above the words, 132 x 72; all options of a question have one, or none. */
  picture?: string;
}
export interface ChoiceCardsProps<Value extends string> {
  legend: ReactNode;
  /** Hides a legend that repeats the page's heading, except from screen readers. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly Choice<Value>[];
  name?: string | undefined;
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: (value: Value) => void;
  /** From react-hook-form's `register`, passed to each radio. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement>;
  /** Two columns from 600 px (yes and no). */
  columns?: 1 | 2;
  /** One-word answers: two fit side by side on a phone too. */
  short?: boolean;
  /** The answer is fixed; the hint says why. */
  disabled?: boolean;
}

/** Up to five options as full-width cards, or as picture tiles: native radios in a fieldset. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, legendHidden = false, hint, error, options, columns = 1, disabled = false } = props;
  const { short = false } = props;
  const ownName = useId();
  const ids = useFieldIds({ id: undefined, name: props.name, hint, error });
  const change = (event: ChangeEvent<HTMLInputElement>, value: Value) => {
    props.onChange?.(event);
    props.onValueChange?.(value);
  };
  return (
    <Group aria-describedby={ids.describedBy} disabled={disabled}>
      <Legend $hidden={legendHidden}>{legend}</Legend>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      <Cards $columns={columns} $short={short} $tiles={options.some(({ picture }) => picture !== undefined)}>
        {options.map((option, index) => (
          <ChoiceCard
            {...option}
            key={option.value}
            id={index === 0 ? ids.control : `${ids.control}-${option.value}`}
            name={props.name ?? ownName}
            {...(props.value === undefined ? {} : { checked: props.value === option.value })}
            {...(props.defaultValue === undefined
              ? {}
              : { defaultChecked: props.defaultValue === option.value })}
            onChange={(event) => change(event, option.value)}
            onBlur={props.onBlur}
            inputRef={props.ref}
          />
        ))}
      </Cards>
      <FieldError id={ids.error}>{error}</FieldError>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space(3)};
`;
const Legend = styled.legend<{ $hidden: boolean }>`
  padding: 0;
  margin-block-end: ${space(3)};
  font-weight: 700;
  ${({ $hidden }) => ($hidden ? visuallyHidden : '')}
`;
/** Two or three side by side; one on the narrowest phone. */
const tiles = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Cards = styled.div<{ $columns: 1 | 2; $short: boolean; $tiles: boolean }>`
  display: grid;
  gap: ${space(3)};
  ${({ $columns, $short }) => ($short ? `grid-template-columns: repeat(${$columns}, minmax(0, 1fr));` : '')}
  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  ${({ $tiles }) => ($tiles ? tiles : '')}
`;
