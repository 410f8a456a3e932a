import type { InspectAct, PreviewAct } from '@shared/kit/release';

/** A link with its reason and its hours. */
export type LinkAsked = (InspectAct | PreviewAct) & { why: string; hours: number };

/** Returns the link's address. @throws Error with a sentence if the service refuses */
export type MakeLink = (asked: LinkAsked) => Promise<string>;
