import { land } from '../tokens/drawnColors';
import { color } from '../tokens/theme';

/** The brand's mark: a road sign with a road on it. Decorative, beside the brand's name. */
export function BrandMark() {
  return (
    <svg width="30" height="33" viewBox="0 0 40 44" fill="none" aria-hidden="true" focusable="false">
      <path d="M17 28h6v16h-6z" fill={land.post} />
      <rect x="5" y="1" width="30" height="32" rx="6" fill={color.sign} />
      <g stroke={color.onSign} strokeWidth="2">
        <rect x="8" y="4" width="24" height="26" rx="3.5" />
        <path d="m12 26 5-16h6l5 16zM20 10v16" />
      </g>
    </svg>
  );
}
