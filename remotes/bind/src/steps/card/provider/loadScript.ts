const TIME_LIMIT = 15_000;

/** Puts a provider's script into the page. Rejects when it does not come, and takes it away again. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(late);
      script.remove();
      reject(new Error('the script of the card service did not load'));
    };
    const late = setTimeout(fail, TIME_LIMIT);
    script.src = address;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(late);
      resolve();
    });
    document.head.append(script);
  });
}
