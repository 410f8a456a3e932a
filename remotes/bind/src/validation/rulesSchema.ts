import { type AnyObject, ObjectSchema, ValidationError } from 'yup';

interface Fault {
  path: string;
  /** A text key. */
  key: string;
}

/**
 * A form schema that applies the domain's rules, with the facts they need as the form's context. Errors keep this order
 * in the summary.
 */
export function rulesSchema<Values extends AnyObject, Facts extends AnyObject>(
  faultsIn: (values: Values, facts: Facts) => readonly Fault[],
) {
  return new ObjectSchema<Values, Facts>().test((values, { options: { context } }) => {
    if (context === undefined) throw new Error('a form without the facts of its rules');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- yup's type of the same answers omits what may be undefined
    const faults = faultsIn(values as Values, context);
    return (
      faults.length === 0 ||
      new ValidationError(faults.map(({ path, key }) => new ValidationError(key, undefined, path, 'rule')))
    );
  });
}
