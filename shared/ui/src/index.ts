export { GlobalStyle } from './tokens/GlobalStyle';
export { fontFaceCss } from './tokens/fontFaceCss';
export { darkColors, lightColors } from './tokens/palette';
export { tokensCss } from './tokens/tokensCss';
export { chart } from './tokens/drawnColors';
export { color, font, fontSize, media, motion, radius, shadow, space, textColumn } from './tokens/theme';
export type { FontSize, SpaceStep } from './tokens/theme';

export { Actions } from './layout/Actions';
export { AfterHeading, Room } from './layout/AfterHeading';
export { Badge } from './layout/Badge';
export { Card } from './layout/Card';
export { Disclosure, type DisclosureProps } from './layout/Disclosure';
export { FactList, type Fact } from './layout/FactList';
export { Grid } from './layout/Grid';
export { ListCard, type ListCardProps } from './layout/ListCard';
export { Main } from './layout/Main';
export { Page } from './layout/Page';
export { PageHeading, type PageHeadingProps } from './layout/PageHeading';
export { PrintStyle } from './layout/PrintStyle';
export { Picture } from './drawings/Picture';
export { BrandMark } from './drawings/BrandMark';
export { RoadStrip } from './layout/RoadStrip';
export { ProgressRoad, type ProgressRoadProps, type RoadStep } from './layout/ProgressRoad';
export { Row } from './layout/Row';
export { SectionHeading } from './layout/SectionHeading';
export { SkipLink } from './layout/SkipLink';
export { Stack } from './layout/Stack';
export { Text } from './layout/Text';
export { VisuallyHidden } from './layout/VisuallyHidden';
export { UnavailablePage } from './layout/UnavailablePage';
export { Wizard, type WizardProps } from './layout/Wizard';
export { WizardStill, type WizardStillProps } from './layout/WizardStill';

export { AddCard, type AddCardProps } from './controls/AddCard';
export { Button, type ButtonProps } from './controls/Button';
export type { ButtonVariant } from './controls/buttonStyle';
export { LinkButton, type LinkButtonProps } from './controls/LinkButton';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
} from './controls/SegmentedControl';

export { CheckboxField, type CheckboxFieldProps } from './fields/CheckboxField';
export { CheckboxGroup } from './fields/CheckboxGroup';
export { ChoiceCards, type Choice, type ChoiceCardsProps } from './fields/ChoiceCards';
export { Combobox } from './fields/Combobox';
export type { ComboboxOption, ComboboxProps } from './fields/comboboxProps';
export { EmailField, type EmailFieldProps } from './fields/EmailField';
export { EmailForm, type EmailFormProps } from './fields/EmailForm';
export { JoinedChoices, type JoinedChoicesProps } from './fields/JoinedChoices';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/SelectField';
export { TextAreaField, type TextAreaFieldProps } from './fields/TextAreaField';
export { TextField, type TextFieldProps } from './fields/TextField';
export { applyMask } from './fields/applyMask';
export { isoToDateText } from './fields/dateText';
export { digitsMask, type Mask } from './fields/digitsMask';
export { fieldId } from './fields/fieldId';
export { textFromNumber } from './fields/numberText';
export { dateMask } from './fields/dateMask';
export { numberMask, phoneMask, socialMask, thousandsMask, vinMask } from './fields/masks';
export { readOnSubmit } from './fields/readOnSubmit';

export { Alert, type AlertProps } from './feedback/Alert';
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/ConfirmDialog';
export { Dialog, type DialogProps } from './feedback/Dialog';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './feedback/ErrorSummary';
export { useMissing, type Missing } from './feedback/useMissing';
export {
  FailurePanel,
  fetchRoadWork,
  type ContactWay,
  type FailurePanelProps,
} from './feedback/FailurePanel';
export { LoadingScreen, type LoadingScreenProps } from './feedback/LoadingScreen';
export { Notice } from './feedback/Notice';
export type { NoticeTone } from './feedback/noticeStyle';
export { PortalProvider, usePortalContainer } from './feedback/PortalContext';
export { Sheet, type SheetProps } from './feedback/Sheet';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton';
export { Spinner } from './feedback/Spinner';

export { OfferList, type ListedOffer } from './price/OfferList';
export { PaymentBar, type PaymentBarProps } from './price/PaymentBar';
export { PaymentKey } from './price/PaymentKey';
export { PaymentSchedule, type ScheduledPayment } from './price/PaymentSchedule';
export { PriceTag, type PriceTagProps } from './price/PriceTag';
export { RawRatesInDevelopment } from './price/RawRatesInDevelopment';
export { Receipt, type ReceiptProps, type ReceiptRow } from './price/Receipt';
export { StarRating } from './price/StarRating';
export { StrengthMeter } from './price/StrengthMeter';

export { CarDrawing, type CarBody } from './drawings/CarDrawing';
export { CarrierEmblem, type CarrierTag } from './drawings/CarrierEmblem';
export { CarrierLogo } from './drawings/CarrierLogo';
export { DriverMark } from './drawings/DriverMark';
export { RoadDrawing } from './drawings/RoadDrawing';
export {
  CalendarIcon,
  CardIcon,
  ChatIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  DocumentIcon,
  EditIcon,
  HomeIcon,
  InfoIcon,
  KeyIcon,
  MailIcon,
  PersonIcon,
  PhoneIcon,
  PlusIcon,
  SearchIcon,
  ShieldIcon,
  StarIcon,
  TrashIcon,
  WarningIcon,
} from './drawings/icons';
export {
  CrashIcon,
  HalfShieldIcon,
  InjuryIcon,
  MedicalIcon,
  PropertyIcon,
  StormIcon,
  TowIcon,
  UnknownDriverIcon,
} from './drawings/coverageIcons';
