function read({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  for (const field of target.elements) field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Tells a form's fields on submit what stands in them, since some browsers and password managers fill them in without an
 * event. React ignores the event where it knows the value. Returns how to stop.
 */
export function readOnSubmit(root: Node): () => void {
  // Before React's own listener, which sends the form.
  root.addEventListener('submit', read, true);
  return () => root.removeEventListener('submit', read, true);
}
