import { hostileStories } from '../embed/hostileStories';

hostileStories('inline', 395);
