import { useToday } from '@shared/api-client/hooks';
import {
  addDays,
  COVERAGE_PARTS,
  coveragePart,
  DEFAULT_ANNUAL_DISTANCE,
  formatDollars,
  formatPart,
  groupThousands,
  priceSteps,
  vehicleName,
  type PlanView,
  type Quote,
} from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { ChevronRightIcon, color, fontSize, media, motion, radius, space } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { assumptionsOf } from '../details/assumptionsOf';
import type { Offer } from '../offers/offersOf';
import { CoveredPicture, MadePicture, MilesPicture } from './RowPictures';
import { SHEET_PARTS } from './parts';
import type { SheetName } from './useSheet';

interface Props {
  quote: Quote;
  offer: Offer;
  view: PlanView;
  onOpen: (name: SheetName) => void;
}

/** Three ways to look closer; each says its result before it is opened. */
export function SheetRows({ onOpen, ...of }: Props) {
  const { t } = useTexts('rates');
  const total = formatDollars(of.view.total);
  return (
    <Rows aria-label={t('sheets.label')} data-screen-only>
      <OpenRow
        picture={<CoveredPicture />}
        title={t('sheets.covered.title')}
        detail={<CoveredWords {...of} />}
        onOpen={() => onOpen('covered')}
      />
      <OpenRow
        picture={<MadePicture />}
        title={t('sheets.made.title', { total })}
        detail={<MadeWords {...of} />}
        onOpen={() => onOpen('made')}
      />
      <OpenRow
        picture={<MilesPicture miles={DEFAULT_ANNUAL_DISTANCE} />}
        title={t('sheets.assumed.title')}
        detail={<AssumedWords {...of} />}
        onOpen={() => onOpen('assumed')}
      />
    </Rows>
  );
}

type WordsProps = Omit<Props, 'onOpen'>;

function CoveredWords({ quote }: WordsProps) {
  const { t } = useTexts('rates');
  const [car] = quote.vehicles;
  if (!car) return null;
  const parts = new Set(car.coverages.map(({ type }) => coveragePart(type)));
  const words = { package: t(`vehicles.${car.coverage_package_name}`), vehicle: vehicleName(car) };
  return t('sheets.covered.row', { ...words, paid: parts.size, all: COVERAGE_PARTS.length });
}

/** A price without its steps, which only the first has at once, says less. */
function MadeWords({ offer: { rate }, view }: WordsProps) {
  const { t } = useTexts('rates');
  const steps = priceSteps(rate, view.option);
  const [base] = steps;
  const discounts = steps.find(({ id }) => id === 'discounts');
  if (!base || !discounts) return t('sheets.made.row');
  const words = { base: formatPart(base.after), discounts: formatPart(discounts.before - discounts.after) };
  return t('sheets.made.rowWith', words);
}

function AssumedWords({ quote }: WordsProps) {
  const { t, language } = useTexts('rates');
  const tomorrow = addDays(useToday(quote.address), 1);
  const words = {
    miles: groupThousands(DEFAULT_ANNUAL_DISTANCE),
    date: formatDate(tomorrow, language, 'day'),
  };
  const names = assumptionsOf(quote).filter(
    (name) => name === 'miles' || name === 'record' || name === 'start',
  );
  return names.length === 0
    ? t('sheets.assumed.row')
    : new Intl.ListFormat(language, { type: 'unit' }).format(
        names.map((name) => t(`assumed.${name}`, words)),
      );
}

interface RowProps {
  picture: ReactNode;
  title: string;
  detail: ReactNode;
  onOpen: () => void;
}

const fetchSheets = () => SHEET_PARTS.forEach((part) => part.preload());

function OpenRow({ picture, title, detail, onOpen }: RowProps) {
  return (
    <Row
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerDown={fetchSheets}
      onFocus={fetchSheets}
    >
      <Picture>{picture}</Picture>
      <Words>
        <strong>{title}</strong>
        <span>{detail}</span>
      </Words>
      <ChevronRightIcon />
    </Row>
  );
}

const Rows = styled.section`
  display: grid;
  margin-block-start: ${space(6)};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(4)};
  }
`;
const Row = styled.button`
  display: grid;
  grid-template-columns: 5.25rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  padding: ${space(3)} 0;
  border: 0;
  border-block-start: 1px solid ${color.hairline};
  background: none;
  text-align: start;
  cursor: pointer;
  &:last-child {
    border-block-end: 1px solid ${color.hairline};
  }
  & > svg {
    color: ${color.road};
  }
  ${media.desktop} {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0;
    padding: 0;
    border: 2px solid ${color.line};
    border-radius: 18px;
    background: ${color.paper};
    overflow: hidden;
    transition: border-color ${motion};
    &:last-child {
      border-block-end: 2px solid ${color.line};
    }
    &:hover {
      border-color: ${color.road};
    }
    & > svg {
      position: absolute;
      inset: 7.75rem ${space(3)} auto auto;
    }
  }
`;
const Picture = styled.span`
  display: block;
  height: 3.5rem;
  border-radius: ${radius.control};
  background: ${color.tint};
  overflow: hidden;
  & > svg {
    width: 100%;
    height: 100%;
  }
  ${media.forcedColors} {
    visibility: hidden;
  }
  ${media.desktop} {
    height: 7rem;
    border-radius: 0;
  }
`;
const Words = styled.span`
  display: grid;
  & > strong {
    font-size: ${fontSize[17]};
  }
  & > span {
    color: ${color.muted};
    font-size: ${fontSize[14]};
    line-height: 1.4;
  }
  ${media.desktop} {
    padding: ${space(3)} ${space(4)} ${space(4)};
    & > strong {
      padding-inline-end: ${space(6)};
    }
  }
`;
