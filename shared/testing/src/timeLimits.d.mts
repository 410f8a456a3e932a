export declare const TIME_LIMITS: Record<
  | 'test'
  | 'longTest'
  | 'fuzz'
  | 'onScreen'
  | 'story'
  | 'onPage'
  | 'inSystem'
  | 'underAttack'
  | 'systemStart'
  | 'part',
  number
>;
