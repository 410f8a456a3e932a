import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Picture } from '../drawings/Picture';
import { color, fontSize, media, motion, radius, space } from '../tokens/theme';
import { tickStyle } from './tickStyle';

export interface ChoiceCardProps {
  id: string;
  name: string;
  value: string;
  label: ReactNode;
  help?: ReactNode;
  icon?: ReactNode;
  picture?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One option of ChoiceCards; the whole card is the radio's label. */
export function ChoiceCard({ label, help, icon, picture, inputRef, ...input }: ChoiceCardProps) {
  const helpId = useId();
  return (
    <Card>
      {picture === undefined ? null : <Scene src={picture} width={132} height={72} />}
      <Radio
        {...input}
        ref={inputRef}
        type="radio"
        aria-describedby={help === undefined ? undefined : helpId}
        aria-labelledby={`${helpId}-label`}
      />
      <Words>
        <span id={`${helpId}-label`}>{label}</span>
        {help === undefined ? null : <Help id={helpId}>{help}</Help>}
      </Words>
      {icon === undefined ? null : <Icon>{icon}</Icon>}
    </Card>
  );
}

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  font-weight: 700;
  line-height: 1.35;
`;
const Help = styled.span`
  color: ${color.muted};
  font-size: ${fontSize[14]};
  font-weight: 400;
`;
const Card = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  min-height: 3.5rem;
  padding: ${space(3)} ${space(4)};
  border: 2px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.paper};
  cursor: pointer;
  transition:
    border-color ${motion},
    background-color ${motion};
  /* A picture tile: the picture on its upper edge, the help as wide as the tile, a long word below the radio. */
  &:has(> img) {
    align-content: flex-start;
    padding-inline: ${space(3)};
    row-gap: ${space(2)};
    & > ${Words} {
      display: contents;
      & > :first-child {
        flex: 1;
        overflow-wrap: break-word;
      }
      & > ${Help} {
        flex-basis: 100%;
      }
    }
  }
  &:hover {
    border-color: ${color.road};
  }
  &:has(:checked) {
    border-color: ${color.road};
    box-shadow: inset 0 0 0 1px ${color.road};
    background: ${color.roadSoft};
    ${media.forcedColors} {
      outline: 3px solid Highlight;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.ink};
    outline-offset: 3px;
  }
  &:has(:disabled) {
    border-color: ${color.hairline};
    box-shadow: none;
    background: ${color.ground};
    color: ${color.muted};
    cursor: not-allowed;
    ${media.forcedColors} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
/**
 * Fills the tile's upper part, up to its edges. A strip of sky is cut off: on a phone the whole picture would be the
 * largest paint, later than the step's lead (budgets, LCP).
 */
const Scene = styled(Picture)`
  flex: 1 0 calc(100% + 2 * ${space(3)});
  width: calc(100% + 2 * ${space(3)});
  max-width: none;
  height: auto;
  aspect-ratio: 1.92;
  object-fit: cover;
  object-position: bottom;
  margin: calc(-1 * ${space(3)}) calc(-1 * ${space(3)}) ${space(1)};
  border-radius: calc(${radius.control} - 2px) calc(${radius.control} - 2px) 0 0;
`;
const Radio = styled.input`
  ${tickStyle}
  border-radius: ${radius.pill};
  &::before {
    border-radius: ${radius.pill};
    background: ${color.road};
  }
  &:focus-visible {
    outline: none;
  }
`;
const Icon = styled.span`
  color: ${color.road};
`;
