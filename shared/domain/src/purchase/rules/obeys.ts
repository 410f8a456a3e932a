import { ValidationError, type AnyObject, type Schema, type TestFunction } from 'yup';
import { errorsOf, type FieldError } from '../../schemas/errorsOf';

const topOf = (path: string): string => path.split(/[.[]/)[0] ?? '';

/**
 * Cross-field rules as the test of a yup object, each error at its own field. The rules see only fields that `shape`
 * accepts and skip the rest, which already have errors.
 */
export function obeys<Answers extends object>(
  shape: Schema<Answers, AnyObject>,
  judge: (sound: Partial<Answers>) => FieldError[],
): TestFunction<Answers, AnyObject> {
  return (answers, context) => {
    const refused = new Set(errorsOf(shape, answers).map(({ path }) => topOf(path)));
    const sound: Partial<Answers> = { ...answers };
    for (const field of refused) Reflect.deleteProperty(sound, field);
    const faults = judge(sound).filter(({ path }) => !refused.has(topOf(path)));
    if (faults.length === 0) return true;
    return new ValidationError(faults.map(({ path, key }) => context.createError({ path, message: key })));
  };
}
