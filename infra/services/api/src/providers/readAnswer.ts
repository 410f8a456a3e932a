import { object, type Schema, string } from 'yup';

/** Parses a response. @throws if the body breaks off or is anything else, such as a proxy's HTML page or another shape. */
export type Read<T> = (answer: Response) => Promise<T>;

/** JSON of this shape. */
export const jsonOf =
  <T>(schema: Schema<T>): Read<T> =>
  async (answer) =>
    schema.validateSync(await answer.json(), { stripUnknown: true });

/** Confirms the new status. */
export const done = (status: 'captured' | 'voided'): Read<unknown> =>
  jsonOf(object({ status: string().oneOf([status]).required() }));

/** A PDF, distinguished from an HTML page by its first bytes. */
export const pdf: Read<Buffer> = async (answer) => {
  const content = Buffer.from(await answer.arrayBuffer());
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Error('not a PDF');
  return content;
};

/** An instant as text that `Date.parse` reads. */
export const instant = () =>
  string()
    .required()
    .test('instant', 'not an instant', (text) => !Number.isNaN(Date.parse(text)));
