/** A structure element for screen readers: with child elements, or with what is drawn under a mark of a page. */
export interface Tag {
  /** A standard structure type. */
  role: string;
  /** For a header cell: whether it labels a row or a column. */
  scope?: 'Row' | 'Column';
  kids: Tag[];
  /** Counted from 0: of the new pages, and of the page's marks. */
  mark?: { page: number; id: number };
}

/** Creates an element within another. */
export function within(parent: Tag, role: string, scope?: Tag['scope']): Tag {
  const tag: Tag = { role, kids: [], ...(scope ? { scope } : {}) };
  parent.kids.push(tag);
  return tag;
}
