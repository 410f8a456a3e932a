import type { ReleaseList } from '@shared/kit/release';
import type { SelectOption } from '@shared/ui';
import { INSPECTOR_HOURS, PREVIEW_HOURS } from '../../preview/linkHours';
import type { LinkAsked } from './makeLink';
import { roleOfRelease } from './roles';

/** The choice that is no release. */
export const INSPECTOR = 'inspect';

/** What a link can open: the inspector, and each release that can be previewed, newest first. */
export function linkChoices(list: ReleaseList): SelectOption[] {
  const previewable = list.releases.filter(({ id }) => id !== list.live && !list.revoked.includes(id));
  return [
    { value: INSPECTOR, label: 'The inspector' },
    ...previewable
      .toReversed()
      .map(({ id }) => ({ value: id, label: `A preview of ${id} (${roleOfRelease(list, id).name})` })),
  ];
}

/** The act that makes a link, with the hours that the command uses. */
export const linkActOf = (choice: string, why: string): LinkAsked =>
  choice === INSPECTOR
    ? { what: 'inspect', hours: INSPECTOR_HOURS.usual, why }
    : { what: 'preview', release: choice, hours: PREVIEW_HOURS.usual, why };
