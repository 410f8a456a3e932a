import type { PartnerAnswer } from '@shared/embed';
import { apply, choicesIn, textIn } from './choices';
import { contrastNote } from './contrastNote';
import { showCounts } from './counts';
import { cspChanges } from './csp/cspChanges';
import { showAnswer } from './csp/showAnswer';
import { logEvents } from './eventLog';
import { snippetOf } from './snippet';

const { site = '' } = document.body.dataset;

const find = <Wanted extends HTMLElement>(id: string, kind: new () => Wanted): Wanted => {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`);
  return found;
};

const quote = find('demo', HTMLElement);
const choices = find('choices', HTMLFormElement);
const snippet = find('snippet', HTMLElement);
const note = find('contrast', HTMLElement);

function show(): void {
  const chosen = choicesIn(choices);
  apply(quote, chosen);
  snippet.textContent = snippetOf(chosen, site);
  const { text, isPoor } = contrastNote(chosen.theme);
  note.textContent = text;
  note.classList.toggle('poor', isPoor);
  const corners = choices.querySelector('output');
  if (corners) corners.value = `${chosen.theme.radius} px`;
}

/** Other origins that inline mode calls; none if the site does not say. */
async function callsOf(): Promise<string[]> {
  const answer = await fetch(`${site}/embed/v1/partners/pk_example?mode=inline`).catch(() => null);
  const grant: PartnerAnswer | undefined = await answer?.json();
  return grant?.allowed && grant.vehicleDataBase ? [grant.vehicleDataBase] : [];
}

async function check(form: HTMLFormElement): Promise<void> {
  const page = textIn(form, 'page');
  const place = { site, page: URL.canParse(page) ? page : location.origin, calls: await callsOf() };
  showAnswer(cspChanges(textIn(form, 'policy'), place), find('csp-answer', HTMLElement));
}

function submit(id: string, act: (form: HTMLFormElement) => Promise<void>): void {
  const form = find(id, HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(form);
  });
}

logEvents(document, find('events', HTMLElement));
show();
choices.addEventListener('input', show);
choices.addEventListener('submit', (event) => event.preventDefault());
submit('csp', check);
submit('counts', (form) =>
  showCounts(textIn(form, 'secret'), find('counts-status', HTMLElement), find('counts-table', HTMLElement)),
);
find('copy', HTMLButtonElement).addEventListener('click', () => {
  const told = find('copied', HTMLElement);
  const tell = (text: string) => () => void (told.textContent = text);
  void navigator.clipboard
    .writeText(snippet.textContent ?? '')
    .then(tell('Copied.'), tell("Your browser didn't allow it."));
});
