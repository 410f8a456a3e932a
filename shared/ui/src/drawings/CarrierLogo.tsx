/** Tags with a logo file of their own; the files are rendered from the emblems (`npm run logos`). */
const PICTURED: ReadonlySet<string> = new Set(['FCIC', 'USHC', 'USIC', 'TXR', 'IIC']);

/** URL of a carrier's logo: assets/carriers/logos/{tag lowercased}.png (specification 3, Carrier). */
const logoAddress = (tag: string): string =>
  // The bundler replaces a computed `new URL` with a string, so both forms are converted to one.
  String(new URL(`../assets/carriers/logos/${tag.toLowerCase()}.png`, import.meta.url));

/** A carrier's logo, `size` pixels square; a plain one for a new carrier. Decorative: the name is next to it. */
export const CarrierLogo = ({ tag, size = 48 }: { tag: string; size?: number }) => (
  <img
    src={logoAddress(PICTURED.has(tag) ? tag : 'plain')}
    width={size}
    height={size}
    alt=""
    decoding="async"
  />
);
