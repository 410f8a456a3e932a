import type { ModeAnswer } from './cspChanges';

const element = (tag: string, text = '', ...children: Node[]): HTMLElement => {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
};

const TITLES = { frame: 'Frame mode', inline: 'Inline mode' };

function answerOf(mode: 'frame' | 'inline', { changes, tags, header }: ModeAnswer): HTMLElement {
  const title = element('h4', TITLES[mode]);
  if (changes.length + tags.length === 0)
    return element('div', '', title, element('p', 'Nothing to change.'));
  const items = [
    ...changes.map(({ directive, added }) =>
      element('li', `In ${directive}: `, element('code', added.join(' '))),
    ),
    ...tags.map((tag) => element('li', `Set ${tag}.`)),
  ];
  return element(
    'div',
    '',
    title,
    element('ul', '', ...items),
    element('p', 'The whole header:'),
    element('code', header),
  );
}

/** Writes the smallest change of each mode. */
export const showAnswer = (answers: Record<'frame' | 'inline', ModeAnswer>, into: HTMLElement): void =>
  into.replaceChildren(answerOf('frame', answers.frame), answerOf('inline', answers.inline));
