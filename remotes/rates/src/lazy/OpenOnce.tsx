import { Disclosure } from '@shared/ui';
import { useState, type ReactNode } from 'react';

/** Expandable content, rendered (and requested) when first opened; until then there is nothing to print. */
export function OpenOnce({
  summary,
  detail,
  children,
}: {
  summary: ReactNode;
  detail?: ReactNode;
  children: () => ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <div data-screen-only={opened ? undefined : true}>
      <Disclosure
        summary={summary}
        detail={detail}
        onToggle={(event) => (event.currentTarget.open ? setOpened(true) : undefined)}
      >
        {opened ? children() : null}
      </Disclosure>
    </div>
  );
}
