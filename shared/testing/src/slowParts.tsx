/** Milliseconds of rendering, longer than React renders a transition before it lets another task run. */
const SLOW = 6;

function Part({ onRender }: { onRender: () => void }) {
  onRender();
  const until = performance.now() + SLOW;
  while (performance.now() < until);
  return null;
}

/**
 * `Parts` renders slowly and ends with the text 'drawn'. `turns` counts the other tasks that ran meanwhile: none if React
 * rendered it in one piece, as it does outside transitions. Let it appear outside `act`, which never yields.
 */
export function slowParts() {
  const seen: number[] = [];
  let tasks = 0;
  const ticking = setInterval(() => (tasks += 1));
  const onRender = () => void seen.push(tasks);
  const Parts = () => (
    <>
      <Part onRender={onRender} />
      <Part onRender={onRender} />
      <Part onRender={onRender} />
      <Part onRender={onRender} />
      <p>drawn</p>
    </>
  );
  const turns = () => {
    clearInterval(ticking);
    return (seen.at(-1) ?? 0) - (seen[0] ?? 0);
  };
  return { Parts, turns };
}
