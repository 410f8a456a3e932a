import type { UserEvent } from '@testing-library/user-event';

/** Appends text in one event, since each typed key rerenders the form. */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
