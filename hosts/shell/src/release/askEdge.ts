/** Whether the page's release was revoked. Asking also keeps the visitor's release for another day. */
export async function isRevoked(release: string): Promise<boolean> {
  try {
    const answer = await fetch(`/releases/${release}`, { cache: 'no-store' });
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'revoked' in body && body.revoked === true;
  } catch {
    // Offline, or another kind of server: the next step asks again.
    return false;
  }
}

/** Gives up the visitor's release; the next page is the live one's. Outlives this page, which may be leaving. */
export function giveUpRelease(): void {
  fetch('/releases/held', { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

/** Ends the inspector; if the site does not answer, it is back with the next page. */
export async function endInspection(): Promise<void> {
  await fetch('/releases/inspect', { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

/** Ends the preview. @throws Error if the site does not answer */
export async function endPreview(): Promise<void> {
  const { ok } = await fetch('/releases/preview', { method: 'DELETE' });
  if (!ok) throw new Error('not left');
}
