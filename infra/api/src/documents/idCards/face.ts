/** A label and what it is here; `share` of the width, all of it where none is named. */
export interface Cell {
  label: string;
  text: string;
  share?: number;
}

interface Note {
  text: string;
  language: 'en' | 'es';
}

/** One side of an identification card, before anybody knows how it is drawn. */
export interface Face {
  /** At the top of the front. */
  title?: string;
  rows: readonly (readonly Cell[])[];
  notes: readonly Note[];
}

/** A car's card: what is asked for at the roadside, and behind it the rest. */
export interface IdCard {
  front: Face;
  back: Face;
}

/** The cards of a policy. */
export interface IdCards {
  title: string;
  language: 'en' | 'es';
  /** ISO date they are made on. */
  madeOn: string;
  /** Above the cards that are printed. */
  hint: string;
  cards: readonly IdCard[];
}
