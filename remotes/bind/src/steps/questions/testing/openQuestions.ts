import type { Quote, UpdateQuoteInput } from '@shared/domain';
import { questionsAsked, type QuestionCode } from '@shared/domain/purchase';
import { questionsTexts } from '@shared/i18n';
import type { FakeCall, Rendered } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { anApplication, anAskedApplication } from '../../../testing/anApplication';
import { openAt } from '../../../testing/openAt';

export const PATCH = 'PATCH /v2/quotes/:id';

/** Opens the questions of this quote; the fake server saves what it is sent. */
export function openQuestions(quote: Quote = anAskedApplication(), language: 'en' | 'es' = 'en'): Rendered {
  const keep = ({ body }: FakeCall) => Object.assign({}, quote, body, { version: 2 });
  return openAt('/bol/questions/edit', quote, { language, handlers: { [PATCH]: keep } });
}

export const address = () => screen.getByTestId('address').textContent;
export const asked = () => questionsAsked({ state: 'IL', carrier: 'USHC', monitored: false });
export const textOf = (code: QuestionCode, language: 'en' | 'es' = 'en'): string =>
  questionsTexts[language].questions[code];
export async function groupOf(code: QuestionCode): Promise<HTMLElement> {
  const legend = await screen.findByText(`${asked().indexOf(code) + 1}. ${textOf(code)}`, {
    selector: 'legend',
  });
  return legend.parentElement ?? legend;
}
export const choice = async (code: QuestionCode, label: 'Yes' | 'No') =>
  within(await groupOf(code)).getByRole('radio', { name: label });
export const explanationOf = (code: QuestionCode) =>
  screen.queryByRole('textbox', { name: new RegExp(`question\\s${asked().indexOf(code) + 1}\\b`) });
export const save = () => screen.getByRole('button', { name: 'Save and continue' });
export const sent = ({ api }: Rendered): Partial<UpdateQuoteInput>[] =>
  api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => Object.assign({}, body));

/** A quote with every question answered except these. */
export function answeredExcept(...codes: readonly string[]): Quote {
  const { questions, ...quote } = anApplication();
  const asking = questions?.map((question) =>
    codes.includes(question.question_code) ? { ...question, value: null } : question,
  );
  return { ...quote, questions: asking ?? null };
}
