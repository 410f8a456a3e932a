import type { CoveragePart } from '@shared/domain';

interface Place {
  x: number;
  y: number;
}

/** Where everything stands, in CSS pixels of the drawing. A car's `y` is where its wheels touch the road. */
export interface SceneLayout {
  width: number;
  height: number;
  road: number;
  lane: number;
  carWidth: number;
  own: Place;
  other: Place;
  burst: Place & { size: number };
  cloud: Place;
  truck: Place & { width: number };
  marks: Record<CoveragePart, Place>;
}

export const WIDE: SceneLayout = {
  width: 720,
  height: 280,
  road: 200,
  lane: 252,
  carWidth: 220,
  own: { x: 196, y: 224 },
  other: { x: 432, y: 224 },
  burst: { x: 424, y: 184, size: 1 },
  cloud: { x: 44, y: 26 },
  truck: { x: 24, y: 224, width: 120 },
  marks: {
    their_injuries: { x: 548, y: 112 },
    their_property: { x: 650, y: 152 },
    uninsured: { x: 284, y: 112 },
    treatment: { x: 328, y: 112 },
    own_car_crash: { x: 224, y: 152 },
    own_car_other: { x: 112, y: 56 },
    roadside: { x: 48, y: 156 },
  },
};

/** For a phone: the same parts closer together, so their numbers keep their size. */
export const NARROW: SceneLayout = {
  width: 328,
  height: 300,
  road: 196,
  lane: 242,
  carWidth: 136,
  own: { x: 20, y: 218 },
  other: { x: 176, y: 218 },
  burst: { x: 164, y: 192, size: 0.6 },
  cloud: { x: 12, y: 20 },
  truck: { x: 30, y: 290, width: 100 },
  marks: {
    their_injuries: { x: 250, y: 142 },
    their_property: { x: 308, y: 168 },
    uninsured: { x: 68, y: 146 },
    treatment: { x: 102, y: 146 },
    own_car_crash: { x: 26, y: 176 },
    own_car_other: { x: 80, y: 50 },
    roadside: { x: 152, y: 268 },
  },
};
