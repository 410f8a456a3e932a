import type { ApiError } from '@shared/api-client';
import { textOfError, useTexts } from '@shared/i18n';
import type { FieldProblem } from '@shared/ui';

/** What a failed call says, as lines of a summary, each leading to its field where the API names one (section 8). */
export function useApiProblems(failure: ApiError | undefined): FieldProblem[] {
  const { t } = useTexts('common');
  return (failure?.errors ?? []).map((error) => ({
    ...(error.attribute === undefined ? {} : { field: error.attribute }),
    message: textOfError(t, error),
  }));
}
