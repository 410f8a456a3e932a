interface Count {
  day: string;
  started: number;
  priced: number;
  bought: number;
}

const COLUMNS = ['Day', 'Started', 'Priced', 'Bought'];

function tableOf(counts: readonly Count[]): HTMLTableElement {
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const name of COLUMNS)
    head.append(Object.assign(document.createElement('th'), { scope: 'col', textContent: name }));
  const body = table.createTBody();
  for (const { day, started, priced, bought } of counts) {
    const row = body.insertRow();
    row.append(Object.assign(document.createElement('th'), { scope: 'row', textContent: day }));
    for (const value of [started, priced, bought]) row.insertCell().textContent = `${value}`;
  }
  return table;
}

/** Shows a partner's counts for its secret, which goes to this page's own server only. */
export async function showCounts(secret: string, status: HTMLElement, into: HTMLElement): Promise<void> {
  into.replaceChildren();
  status.textContent = 'Asking ...';
  const answer = await fetch('/counts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: secret.trim() }),
  }).catch(() => null);
  if (!answer?.ok) {
    status.textContent =
      answer?.status === 400 || answer?.status === 401
        ? "This isn't the partner's secret key."
        : 'The counts are not available now. Try again.';
    return;
  }
  const { counts }: { counts: Count[] } = await answer.json();
  status.textContent = counts.length === 0 ? 'No quote was started yet.' : '';
  if (counts.length > 0) into.append(tableOf(counts));
}
