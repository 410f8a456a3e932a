import { isSameName } from './isSameName';

describe('comparing a typed signature with the given name', () => {
  test.each([
    ['curly apostrophe', 'Sean O’Neil', "Sean O'Neil"],
    ['opening quotation mark', 'Sean O‘Neil', "Sean O'Neil"],
    ['modifier letter', 'Sean Oʼneil', "Sean O'Neil"],
    ['grave accent as an apostrophe', 'Sean O`Neil', "Sean O'Neil"],
    ['acute accent as an apostrophe', 'Sean O´Neil', "Sean O'Neil"],
    ['no accents', 'Jose Angel Nunez', 'José Ángel Núñez'],
    ['accents in two characters', 'José Ángel Núñez'.normalize('NFD'), 'José Ángel Núñez'],
    ['letters with a stroke', 'Lucja Orsted', 'Łucja Ørsted'],
    ['a space for a hyphen', 'Mary Ann Smith Jones', 'Mary-Ann Smith-Jones'],
    ['other hyphens', 'Mary‑Ann Smith–Jones', 'Mary-Ann Smith-Jones'],
    ['spaces around a hyphen', 'Ann Smith - Jones', 'Ann Smith-Jones'],
    ['case', 'ANN sample', 'Ann Sample'],
    ['spaces', '  Ann \u00a0 Sample\t', 'Ann Sample'],
    ['a space in the name given', 'Ann Sample', ' Ann  Sample '],
    ['a suffix without its period', 'Ann Sample Jr', 'Ann Sample Jr.'],
    ['a period after a suffix', 'Ann Sample Jr.', 'Ann Sample Jr'],
    ['an abbreviation without its period', 'Mary St James', 'Mary St. James'],
    ['no space after a period', 'Mary St.James', 'Mary St. James'],
    ['initials together', 'JR Sample', 'J.R. Sample'],
    ['initials apart', 'J. R. Sample', 'J.R. Sample'],
    ['initials without periods', 'J R Sample', 'J.R. Sample'],
    ['a dot on an i', 'Isik Yildiz', 'Işık Yıldız'],
    ['Polish and Vietnamese letters', 'lukasz nguyen', 'Łukasz Nguyễn'],
  ])('%s: the same', (_what, typed, given) => {
    expect(isSameName(typed, given)).toBe(true);
  });

  test.each([
    ['another letter', 'Ann Sampler', 'Ann Sample'],
    ['another order', 'Sample Ann', 'Ann Sample'],
    ['a part of it', 'Ann', 'Ann Sample'],
    ['no space', 'AnnSample', 'Ann Sample'],
    ['nothing', '', 'Ann Sample'],
    ['an apostrophe left out', 'Sean ONeil', "Sean O'Neil"],
    ['an initial with a period', 'Ann B. Sample', 'Ann Sample'],
    ['another suffix', 'Ann Sample Sr.', 'Ann Sample Jr.'],
    ['a suffix left out', 'Ann Sample', 'Ann Sample Jr.'],
  ])('%s: different', (_what, typed, given) => {
    expect(isSameName(typed, given)).toBe(false);
  });
});
