import type { PointClass } from '../tables';

export function pointClassOf(_type: string): PointClass {
  return 'minor';
}
