import { addDays, daysBetween } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { chart, color, fontSize, media, space } from '@shared/ui';
import { styled } from 'styled-components';

interface MeetingDrawingProps {
  /** ISO dates. */
  oldEnds: string;
  begins: string;
}

/** Days shown before the earlier and after the later of the two dates. */
const MARGIN = 14;

/** Two policies on one axis of days, to scale; their dates are text. */
export function MeetingDrawing({ oldEnds, begins }: MeetingDrawingProps) {
  const { t, language } = useTexts('bind');
  const [first, last] = oldEnds < begins ? [oldEnds, begins] : [begins, oldEnds];
  const margin = Math.max(MARGIN, Math.ceil(daysBetween(first, last) / 2));
  const from = addDays(first, -margin);
  const days = daysBetween(from, last) + margin;
  const place = (day: string): string => `${(daysBetween(from, day) / days) * 100}%`;
  const between = { insetInlineStart: place(first), width: `${(daysBetween(first, last) / days) * 100}%` };
  return (
    <Two>
      {first === last ? <Meet aria-hidden="true" style={{ insetInlineStart: place(first) }} /> : null}
      {first === last ? null : <Between aria-hidden="true" style={between} />}
      <Name>{t('switchDay.old', { date: formatDate(oldEnds, language, 'long') })}</Name>
      <Track aria-hidden="true">
        <OldBar style={{ width: place(oldEnds) }} />
      </Track>
      <Track aria-hidden="true">
        <NewBar style={{ marginInlineStart: place(begins) }} />
      </Track>
      <Name $end>{t('switchDay.new', { date: formatDate(begins, language, 'long') })}</Name>
    </Two>
  );
}

const Two = styled.div`
  position: relative;
  display: grid;
  gap: ${space(1)};
`;
const Name = styled.p<{ $end?: boolean }>`
  position: relative;
  font-size: ${fontSize[14]};
  font-weight: 700;
  text-align: ${({ $end = false }) => ($end ? 'end' : 'start')};
`;
const Track = styled.div`
  position: relative;
  height: 1.5rem;
  print-color-adjust: exact;
`;
const OldBar = styled.div`
  height: 100%;
  border-radius: 6px 0 0 6px;
  background: ${chart.later};
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: GrayText;
  }
`;
const NewBar = styled.div`
  height: 100%;
  border-radius: 0 6px 6px 0;
  background: ${color.sign};
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
  }
`;
/** From the old policy's end to the new one's start, or the other way around: hatched, with an edge of ink. */
const Between = styled.div`
  position: absolute;
  inset-block: 1.5rem;
  border-inline: 2px solid ${color.ink};
  background: repeating-linear-gradient(45deg, ${color.amber} 0 3px, transparent 3px 9px);
  print-color-adjust: exact;
  ${media.forcedColors} {
    background: none;
  }
`;
const Meet = styled(Between)`
  z-index: 1;
  border-inline-end: 0;
  margin-inline-start: -1px;
`;
