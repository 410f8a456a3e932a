import { ValidationError, type AnyObject, type Schema, type TestFunction } from 'yup';
import { errorsOf, type FieldError } from '../../schemas/errorsOf';

const topOf = (path: string): string => path.split(/[.[]/)[0] ?? '';

/**
 * Rules over several answers as the test of a yup object, each fault an error at its own field. The rules are given only
 * what `shape` takes, and say nothing of a field it refuses: that one has its error already.
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
