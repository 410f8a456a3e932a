import * as ui from '@shared/ui';

const bodies = ['sedan', 'suv', 'pickup', 'coupe', 'van', 'hatch', 'unknown'] as const;
const tags = ['FCIC', 'USHC', 'USIC', 'TXR', 'IIC', 'other'] as const;
const icons = [
  ui.CalendarIcon,
  ui.CardIcon,
  ui.ChatIcon,
  ui.CheckIcon,
  ui.ChevronDownIcon,
  ui.ChevronLeftIcon,
  ui.ChevronRightIcon,
  ui.CloseIcon,
  ui.DocumentIcon,
  ui.EditIcon,
  ui.HomeIcon,
  ui.InfoIcon,
  ui.KeyIcon,
  ui.MailIcon,
  ui.PersonIcon,
  ui.PhoneIcon,
  ui.PlusIcon,
  ui.SearchIcon,
  ui.ShieldIcon,
  ui.StarIcon,
  ui.TrashIcon,
  ui.WarningIcon,
  ui.InjuryIcon,
  ui.PropertyIcon,
  ui.UnknownDriverIcon,
  ui.HalfShieldIcon,
  ui.MedicalIcon,
  ui.StormIcon,
  ui.CrashIcon,
  ui.TowIcon,
];

export function DrawingsSection() {
  return (
    <ui.Card>
      <ui.Stack $gap={6}>
        <ui.Row $gap={8} data-picture="cars">
          {bodies.map((body) => (
            <ui.CarDrawing key={body} body={body} width={112} />
          ))}
        </ui.Row>
        <ui.Row $gap={6} data-picture="emblems">
          <ui.BrandMark />
          <ui.DriverMark kind="young" size={64} />
          <ui.DriverMark kind="adult" size={64} />
          {tags.map((tag) => (
            <ui.CarrierEmblem key={tag} tag={tag} />
          ))}
        </ui.Row>
        <ui.Row $gap={4} data-picture="icons">
          {icons.map((Icon) => (
            <Icon key={icons.indexOf(Icon)} />
          ))}
        </ui.Row>
        <ui.RoadDrawing />
      </ui.Stack>
    </ui.Card>
  );
}
