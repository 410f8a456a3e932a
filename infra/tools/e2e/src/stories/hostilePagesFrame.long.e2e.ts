import { hostileStories } from '../embed/hostileStories';

hostileStories('frame', 394);
