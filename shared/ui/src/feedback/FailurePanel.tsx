import type { ReactNode, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button';
import { MailIcon, PhoneIcon, ShieldIcon } from '../drawings/icons';
import { Picture } from '../drawings/Picture';
import { Actions } from '../layout/Actions';
import { color, fontSize, media, space, textColumn } from '../tokens/theme';

const ROAD_WORK = String(new URL('../assets/road-work.svg', import.meta.url));

/** Fetches the panel's drawing while there is a network, since a failure may be that there is none. */
export const fetchRoadWork = (): void => void (new Image().src = ROAD_WORK);

const hide = ({ currentTarget: { style } }: SyntheticEvent<HTMLElement>): void =>
  void (style.display = 'none');

export interface ContactWay {
  /** 'Call us'. */
  label: string;
  /** The phone number or address as shown. */
  text: string;
  /** `tel:` or `mailto:`. */
  href: string;
}
export interface FailurePanelProps {
  /** What happened, in plain words. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** What has been saved: 'Your answers are safe on this device.' */
  kept?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  retrying?: boolean;
  /** Other actions, beside retry. */
  actions?: ReactNode;
  phone?: ContactWay | undefined;
  email?: ContactWay | undefined;
  headingLevel?: 1 | 2;
}

/** Explains a failure under a drawing of road work: what happened, what is saved, what to do, whom to contact. */
export function FailurePanel(props: FailurePanelProps) {
  const { title, children, kept, onRetry, retryLabel, retrying = false, actions, headingLevel = 1 } = props;
  return (
    <Panel role="alert">
      <Scene src={ROAD_WORK} width={600} height={200} onError={hide} />
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children === undefined ? null : <Body>{children}</Body>}
      {kept === undefined ? null : (
        <Kept>
          <ShieldIcon />
          <span>{kept}</span>
        </Kept>
      )}
      {onRetry === undefined && actions === undefined ? null : (
        <Actions>
          {onRetry === undefined ? null : (
            <Button variant="primary" busy={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </Actions>
      )}
      <ContactWays phone={props.phone} email={props.email} />
    </Panel>
  );
}

function ContactWays({ phone, email }: Pick<FailurePanelProps, 'phone' | 'email'>) {
  if (phone === undefined && email === undefined) return null;
  return (
    <Ways>
      {phone === undefined ? null : <Way {...phone} icon={<PhoneIcon />} />}
      {email === undefined ? null : <Way {...email} icon={<MailIcon />} />}
    </Ways>
  );
}

const Way = ({ label, text, href, icon }: ContactWay & { icon: ReactNode }) => (
  <WayLine>
    {icon}
    <span>
      {label} <a href={href}>{text}</a>
    </span>
  </WayLine>
);

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: 40rem;
`;
const Scene = styled(Picture)`
  height: auto;
  border-radius: 20px;
`;
const Title = styled.h1`
  font-size: ${fontSize[28]};
`;
const Body = styled.div`
  max-width: ${textColumn};
`;
const Kept = styled.p`
  display: flex;
  gap: ${space(3)};
  color: ${color.go};
  font-weight: 500;
`;
const Ways = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.hairline};
  list-style: none;
  ${media.tablet} {
    grid-auto-flow: column;
    justify-content: start;
    gap: ${space(8)};
  }
`;
const WayLine = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.75rem;
  & > svg {
    color: ${color.muted};
  }
  & a {
    display: inline-block;
    padding-block: ${space(3)};
  }
`;
