import { color } from '../tokens/theme';

/** Coverage strength 0 to 4 (spec section 9) as four segments; `label` says it in words ('Good: 2 of 4'). */
export function StrengthMeter({ level, label }: { level: number; label: string }) {
  return (
    <svg role="img" aria-label={label} width="88" height="12" viewBox="0 0 88 12">
      {[0, 1, 2, 3].map((segment) => (
        <rect
          key={segment}
          x={segment * 22.5 + 0.75}
          y="1"
          width="19"
          height="10"
          rx="3"
          fill={segment < level ? color.road : 'none'}
          stroke={segment < level ? color.road : color.line}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}
