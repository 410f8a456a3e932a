export declare const TIME_LIMITS: Record<
  'test' | 'longTest' | 'fuzz' | 'onScreen' | 'story' | 'longStory' | 'onPage' | 'systemStart',
  number
>;
