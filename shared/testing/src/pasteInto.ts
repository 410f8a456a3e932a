import type { UserEvent } from '@testing-library/user-event';

/** At the end of what stands there, in one go: where keys do not matter, each costs a drawing of the form. */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
