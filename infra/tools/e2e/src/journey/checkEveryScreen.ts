import { rows } from '@shared/testing/form';
import type { Page } from 'playwright-core';
import { tell } from '../system/story';
import { everyScreen } from './everyScreen';
import {
  atWidth,
  axeFindings,
  brokenWords,
  overflow,
  rawTexts,
  underDock,
  USUAL_LETTERS,
  WIDTHS,
  withLetters,
} from './looks';
import { sameNames } from './sameNames';
import type { Language } from './texts';

/** Overflow shows first at phone width. */
const widths = rows(WIDTHS, (width) => width === 360);

/** The open dialog, or the page: what is behind a dialog cannot be reached. */
const inFront = (page: Page) => page.locator('dialog[open], body:not(:has(dialog[open]))').first();

/** The problems of the current screen, at any width. */
async function wrongAnywhere(page: Page, language: Language): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const lang = await page.evaluate(() => document.documentElement.lang);
  return [
    ...(headings === 1 ? [] : [`${headings} main headings`]),
    ...(lang === language ? [] : [`lang is ${lang}`]),
    ...(await rawTexts(page)),
    ...sameNames(await inFront(page).ariaSnapshot()),
  ];
}

async function wrongAtWidths(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await atWidth(page, width);
    const found = [...(await axeFindings(page)), ...(await overflow(page))];
    findings.push(...found.map((each) => `at ${width}: ${each}`));
  }
  return findings;
}

/** The narrowest screen, or 400% zoom on a desktop. */
async function wrongWhereNarrow(page: Page): Promise<string[]> {
  await atWidth(page, 320);
  const found = [...(await overflow(page)), ...(await brokenWords(page))];
  return found.map((each) => `at 320: ${each}`);
}

const PHONES = [320, 360, 390] as const;
const PHONE_HEIGHT = 844;
/** A screen's one button lies at the foot most often on the widest. */
const phones = rows(PHONES, (width) => width === 390);

async function wrongOnPhones(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of phones) {
    await atWidth(page, width, PHONE_HEIGHT);
    const found = await underDock(page);
    findings.push(...found.map((each) => `at ${width} x ${PHONE_HEIGHT}: ${each}`));
  }
  return findings;
}

/** A phone first: there every word has least room. */
const lettered = rows([360, 640, 1280], (width) => width === 360);

async function wrongWithLargeLetters(page: Page): Promise<string[]> {
  const findings: string[] = [];
  await withLetters(page, 2 * USUAL_LETTERS);
  for (const width of lettered) {
    await atWidth(page, width);
    const found = await overflow(page);
    findings.push(...found.map((each) => `at ${width}, letters twice as large: ${each}`));
  }
  await withLetters(page, USUAL_LETTERS);
  return findings;
}

/** Walks every screen in a language; with large text too, and in the long form at every width. */
export function checkEveryScreen(language: Language): Promise<void> {
  return tell(
    async (shopper) => {
      const { page } = shopper;
      const findings: string[] = [];
      const seen: string[] = [];
      await everyScreen(shopper, async (name) => {
        seen.push(name);
        const wrong = [
          ...(await wrongAnywhere(page, language)),
          ...(await wrongAtWidths(page)),
          ...(await wrongWhereNarrow(page)),
          ...(await wrongOnPhones(page)),
          ...(await wrongWithLargeLetters(page)),
        ];
        findings.push(...wrong.map((each) => `${name}: ${each}`));
      });
      expect(seen.length).toBeGreaterThanOrEqual(45);
      expect(findings).toEqual([]);
    },
    { language, allowed: [/status of 402/] },
  );
}
