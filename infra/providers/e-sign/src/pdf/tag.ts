/** A part of the structure that a reader aloud goes by: of other parts, or what is drawn under a mark of a page. */
export interface Tag {
  /** A standard structure type. */
  role: string;
  /** Of a header cell: what it is the header of. */
  scope?: 'Row' | 'Column';
  kids: Tag[];
  /** Counted from 0: of the new pages, and of the page's marks. */
  mark?: { page: number; id: number };
}

/** A new part within another. */
export function within(parent: Tag, role: string, scope?: Tag['scope']): Tag {
  const tag: Tag = { role, kids: [], ...(scope ? { scope } : {}) };
  parent.kids.push(tag);
  return tag;
}
