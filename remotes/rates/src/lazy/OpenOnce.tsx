import { Disclosure } from '@shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  summary: ReactNode;
  detail?: ReactNode;
  /** Printed although it was never opened; otherwise there is nothing to print until then. */
  isPrinted?: boolean;
  children: () => ReactNode;
}

/** Expandable content, rendered (and requested) when first opened. */
export function OpenOnce({ summary, detail, isPrinted = false, children }: Props) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!isPrinted) return undefined;
    // The browser takes the page as it is when this event ends.
    const draw = () => flushSync(() => setOpened(true));
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, [isPrinted]);
  return (
    <div data-screen-only={opened || isPrinted ? undefined : true}>
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
