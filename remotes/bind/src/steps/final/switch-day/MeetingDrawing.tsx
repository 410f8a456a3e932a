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

/**
 * Two policies on one axis of days, to scale; their dates are text. All of it is spans, since on paper a div or a section
 * has no position of its own.
 */
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
      <Name>{t('switchDay.old', { date: formatDate(oldEnds, language, 'long') })}</Name>
      <Bars aria-hidden="true">
        <OldBar style={{ width: place(oldEnds) }} />
        <NewBar style={{ marginInlineStart: place(begins) }} />
        {first === last ? <Meet style={{ insetInlineStart: place(first) }} /> : <Between style={between} />}
      </Bars>
      <Name $end>{t('switchDay.new', { date: formatDate(begins, language, 'long') })}</Name>
    </Two>
  );
}

const Two = styled.span`
  display: grid;
  gap: ${space(1)};
`;
const Name = styled.span<{ $end?: boolean }>`
  font-size: ${fontSize[14]};
  font-weight: 700;
  text-align: ${({ $end = false }) => ($end ? 'end' : 'start')};
`;
const Bars = styled.span`
  position: relative;
  display: grid;
  grid-auto-rows: 1.5rem;
`;
const OldBar = styled.span`
  print-color-adjust: exact;
  border-radius: 6px 0 0 6px;
  background: ${chart.later};
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: GrayText;
  }
`;
const NewBar = styled.span`
  print-color-adjust: exact;
  border-radius: 0 6px 6px 0;
  background: ${color.sign};
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
  }
`;
/** From the old policy's end to the new one's start, or the other way around: hatched, with an edge of ink. */
const Between = styled.span`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  border-inline: 2px solid ${color.ink};
  background: repeating-linear-gradient(45deg, ${color.amber} 0 3px, transparent 3px 9px);
  print-color-adjust: exact;
  ${media.forcedColors} {
    background: none;
  }
`;
const Meet = styled(Between)`
  border-inline-end: 0;
  margin-inline-start: -1px;
`;
