export declare const TIME_LIMITS: Record<
  'test' | 'longTest' | 'fuzz' | 'onScreen' | 'story' | 'longStory' | 'onPage' | 'systemStart' | 'part',
  number
>;
