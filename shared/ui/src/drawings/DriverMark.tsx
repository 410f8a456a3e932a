/** Spec 2.13: the mark is an adult over 21, else a young driver. Decorative. */
export function DriverMark({ kind, size = 48 }: { kind: 'young' | 'adult'; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="24" cy="24" r="22" fill="var(--ui-road-soft)" stroke="none" />
      <circle cx="24" cy="18.5" r="7.5" />
      {kind === 'young' ? (
        <>
          <path d="M15.5 15.5c1.5-5 5-6.5 8.5-6.5s7 1.5 8.5 6.5z" fill="var(--ui-road)" stroke="none" />
          <path d="M14 15.5h22.5" stroke="var(--ui-road)" />
        </>
      ) : (
        <path
          d="M16.5 18c0-6 3.5-8.5 7.5-8.5s7.5 2.5 7.5 8.5c-2-3.5-4-4.5-7.5-4.5s-5.5 1-7.5 4.5z"
          fill="var(--ui-road)"
          stroke="none"
        />
      )}
      <path d="M10 40c1-7.5 6.5-11 14-11s13 3.5 14 11" />
      <path d="m20 29.5 4 4.5 4-4.5" stroke="var(--ui-road)" />
    </svg>
  );
}
