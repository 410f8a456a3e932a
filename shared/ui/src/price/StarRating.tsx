import { useId } from 'react';
import { color } from '../tokens/theme';

const star = 'm10 1.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z';

/** Stars out of `max`, filled exactly, fractions included; `label` says it in words ('4.5 of 5 stars'). */
export function StarRating({ value, max = 5, label }: { value: number; max?: number; label: string }) {
  const clip = useId();
  const width = max * 22;
  return (
    <svg role="img" aria-label={label} width={width} height="20" viewBox={`0 0 ${width} 20`}>
      <clipPath id={clip}>
        <rect width={value * 22} height="20" />
      </clipPath>
      <Stars max={max} fill="none" />
      <g clipPath={`url(#${clip})`}>
        <Stars max={max} fill={color.amber} />
      </g>
    </svg>
  );
}

const Stars = ({ max, fill }: { max: number; fill: string }) =>
  Array.from({ length: max }, (_, index) => (
    <path
      key={index}
      d={star}
      transform={`translate(${index * 22 + 1})`}
      fill={fill}
      stroke={color.ink}
      strokeWidth="1.25"
      strokeLinejoin="round"
    />
  ));
