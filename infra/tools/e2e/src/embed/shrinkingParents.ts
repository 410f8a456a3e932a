import type { HostilePage } from './hostilePages';

/** Parents that are as wide as their content, in which an element without a width of its own has none. */
const PARENTS = [
  ['flex', '<div style="display:flex">{tag}</div>'],
  ['centered column', '<div style="display:flex;flex-direction:column;align-items:center">{tag}</div>'],
  ['inline flex', '<div style="display:inline-flex">{tag}</div>'],
  ['grid of auto columns', '<div style="display:grid;grid-template-columns:auto">{tag}</div>'],
  ['centered grid', '<div style="display:grid;place-items:center">{tag}</div>'],
  ['float', '<div style="float:left">{tag}</div>'],
  ['table cell', '<table><tr><td>{tag}</td></tr></table>'],
  ['inline block', '<div style="display:inline-block">{tag}</div>'],
  ['fit-content', '<div style="width:fit-content">{tag}</div>'],
  ['absolute', '<div style="position:absolute">{tag}</div>'],
  ['fixed', '<div style="position:fixed;bottom:0">{tag}</div>'],
  ['dialog', '<dialog open>{tag}</dialog>'],
] as const;

/** Each in a box of 600 px, and in one narrower than a phone; styles of the page would undo what gives the width. */
export const SHRINKING_PAGES: readonly HostilePage[] = PARENTS.flatMap(([name, parent]) =>
  [600, 300].map((width) => ({
    name: `${name} in ${width} px`,
    head: `<style>auto-quote { width: 0 !important } auto-quote::before { content: none !important }
      #box { position: relative; width: ${width}px; height: 2000px; transform: none; contain: layout }</style>`,
    body: `<div id="box">${parent}</div>`,
  })),
);
