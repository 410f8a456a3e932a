import { fillText } from './fillText';

test.each([
  ['Signed by {{name}}.', 'Ann Lee', 'Signed by Ann Lee.'],
  ['Signed by {{name}}.', 'Ann Lee Jr.', 'Signed by Ann Lee Jr.'],
  ['It excludes {{name}}. Nothing is covered.', 'Ann Lee Jr.', 'It excludes Ann Lee Jr. Nothing is covered.'],
  ['Signed by {{name}} on a day.', 'Ann Lee Jr.', 'Signed by Ann Lee Jr. on a day.'],
  ['Explanation: {{name}}', 'a dent..', 'Explanation: a dent..'],
  ['{{other}}.', 'Ann', '.'],
])('%j with %j is %j', (text, name, filled) => {
  expect(fillText(text, { name })).toBe(filled);
});
