/** Adds modal opening of dialogs, which jsdom lacks; for tests only. */
export function dialogInJsdom(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
}
