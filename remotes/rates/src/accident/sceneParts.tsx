import type { SceneLayout } from './sceneLayouts';

/** Hills and the road, which no package changes. */
export function Land({ layout: { width, height, road, lane } }: { layout: SceneLayout }) {
  return (
    <>
      <path fill="var(--scene-sky)" d={`M0 0h${width}v${height}H0z`} />
      <g transform={`translate(0 ${road - 90}) scale(${width / 720} 1)`}>
        <path fill="var(--scene-far)" d="M0 40c120-40 220-30 340-4s240-30 380-26v90H0z" />
        <path fill="var(--scene-near)" d="M0 70c150-30 260-18 380-4s220-22 340-8v40H0z" />
      </g>
      <path fill="var(--ui-asphalt)" d={`M0 ${road}h${width}v${height - road}H0z`} />
      <path fill="var(--scene-edge)" d={`M0 ${road}h${width}v3H0z`} />
      <path stroke="var(--ui-amber)" strokeWidth="4" strokeDasharray="44 36" d={`M18 ${lane}H${width}`} />
    </>
  );
}

/** Where the cars meet. */
export function Burst() {
  return (
    <path
      fill="var(--ui-amber)"
      d="m0-46 10 24 22-14-6 25 26 3-22 16 16 22-26-5-4 26-16-20-16 20-4-26-26 5 16-22-22-16 26-3-6-25 22 14z"
    />
  );
}

/** A cloud with hail, 136 wide. */
export function Hail() {
  return (
    <>
      <path
        fill="var(--scene-cloud)"
        d="M24 62a22 22 0 0 1 2-44 34 34 0 0 1 60-4 26 26 0 0 1 34 22 14 14 0 0 1-2 26z"
      />
      <path
        stroke="var(--scene-hail)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M30 78h0M54 82h0M78 77h0M102 82h0M40 98h0M66 102h0M92 97h0"
      />
    </>
  );
}

/** The crane of a tow truck, on a car's grid. */
export function Crane() {
  return <path fill="var(--ui-clay)" d="M30 24 4 4l4-4 34 22zM4 3h4v14H4z" />;
}

/** A deer on the road, right of a small car. */
export function Deer() {
  return (
    <path
      fill="var(--scene-deer)"
      d="M84 34c6-2 14-2 20 0l5-10 2-6-4-7 4 3 0-6 3 7 4-5-2 7 5-1-5 4 3 2 3 4-7 1-3 11-2 14h-3l-1-9H90l-2 9h-3z"
    />
  );
}
