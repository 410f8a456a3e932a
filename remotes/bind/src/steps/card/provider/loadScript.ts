const TIME_LIMIT = 15_000;

/** Loads a provider's script, which defines a global. Rejects if it fails to load. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(late);
      script.remove();
      settle();
    };
    const fail = () => end(() => reject(new Error('the script of the card service did not load')));
    const late = setTimeout(fail, TIME_LIMIT);
    script.src = address;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => end(resolve));
    document.head.append(script);
  });
}
