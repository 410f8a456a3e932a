import type { Section } from '../model/section';
import type { ShowingTest } from '../scan/findTests';

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');
}

function testsOf(id: string, tests: readonly ShowingTest[]): string {
  const showing = tests.filter(({ ids }) => ids.includes(id));
  if (showing.length === 0) return '**none**';
  return showing
    .map(({ file, title }) => `[${file.split('/').at(-1)}](../../${file}) ${cell(title)}`)
    .join('<br>');
}

function sectionOf(section: Section, tests: readonly ShowingTest[]): string {
  const rows = Object.entries(section.sentences).map(
    ([id, text]) => `| ${id} | ${cell(text)} | ${testsOf(id, tests)} |`,
  );
  return [`## ${section.title}`, '', '| id | sentence | tests |', '|---|---|---|', ...rows].join('\n');
}

/** The table of sentences and the tests that show them, as Markdown for `infra/docs`. */
export function tableOf(sections: readonly Section[], tests: readonly ShowingTest[]): string {
  const head = [
    '# Every sentence and the tests that show it',
    '',
    'Made by `npm run sentences` from the test titles; `npm test` fails when a test names a sentence that is not listed',
    'or asserts nothing, and when a sentence has no test. A test names what it shows at the end of its title:',
    '`[2.3-4, R18]`.',
  ].join('\n');
  return `${[head, ...sections.map((section) => sectionOf(section, tests))].join('\n\n')}\n`;
}
