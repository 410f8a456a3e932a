import { withTexts } from '@shared/i18n';
import type { Carrier, Quote } from '@shared/domain';
import { switchDayTexts } from '../../../locales/switchDayTexts';
import { useLazyModule } from '../../../parts/useLazyModule';

const loadPlanner = withTexts(switchDayTexts, () =>
  import(/* webpackChunkName: "switchDay" */ './SwitchPlanner').then((loaded) => loaded.SwitchPlanner),
);

/** The planner, which comes after the ID card and the payments are there. Without it the page is whole. */
export function SwitchDay(props: { quote: Quote; carrier: Carrier }) {
  const { loaded: Planner } = useLazyModule('switch-day', loadPlanner);
  return Planner === undefined ? null : <Planner {...props} />;
}
