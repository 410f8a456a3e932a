import { CarrierEmblem } from './CarrierEmblem';

/** Tags whose logo is at hand as a picture; the files are drawn from the emblems (`npm run logos`). */
const PICTURED: ReadonlySet<string> = new Set(['FCIC', 'USHC', 'USIC', 'TXR', 'IIC']);

/** Address of a carrier's logo: assets/carriers/logos/{tag lowercased}.png (specification 3, Carrier). */
const logoAddress = (tag: string): string =>
  // The bundler puts the address itself, a string, where a name is computed: what both can do is become a string.
  String(new URL(`../assets/carriers/logos/${tag.toLowerCase()}.png`, import.meta.url));

/** A carrier's logo, `size` pixels square. Decorative: the name stands beside it. A carrier without one gets its emblem. */
export function CarrierLogo({ tag, size = 48 }: { tag: string; size?: number }) {
  if (!PICTURED.has(tag)) return <CarrierEmblem tag={tag} size={size} />;
  return <img src={logoAddress(tag)} width={size} height={size} alt="" decoding="async" />;
}
