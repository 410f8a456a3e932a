import { daysBetween } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { chart, color, fontSize, media, space } from '@shared/ui';
import { styled } from 'styled-components';
import type { Start } from './switchDay';

interface MeetingDrawingProps {
  /** An ISO date. */
  oldEnds: string;
  start: Pick<Start, 'begins' | 'late'>;
}

/** Days shown before the earlier and after the later of the two changes. */
const MARGIN = 14;

/**
 * Two policies on one axis of days, to scale; their dates are text. All of it is spans, since on paper a div or a section
 * has no position of its own.
 */
export function MeetingDrawing({ oldEnds, start: { begins, late } }: MeetingDrawingProps) {
  const { t, language } = useTexts('bind');
  // Days since 12:01 a.m. of the first covered day.
  const end = daysBetween(begins, oldEnds);
  const first = Math.min(end, late);
  const apart = Math.abs(end - late);
  const margin = Math.max(MARGIN, Math.ceil(apart / 2));
  const length = (days: number): string => `${(days / (apart + 2 * margin)) * 100}%`;
  const place = (day: number): string => length(day - first + margin);
  return (
    <Two>
      <Name>{t('switchDay.old', { date: formatDate(oldEnds, language, 'long') })}</Name>
      <Bars aria-hidden="true">
        <OldBar style={{ width: place(end) }} />
        <NewBar style={{ marginInlineStart: place(late) }} />
        {apart === 0 ? (
          <Meet style={{ insetInlineStart: place(first) }} />
        ) : (
          <Between style={{ insetInlineStart: place(first), width: length(apart) }} />
        )}
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
