import { landAtTheTop } from './arrival.ts';
import { revealArticles } from './article-list.ts';
import { openBookingHere } from './booking-links.ts';
import { offerToCopyCode } from './code-copy.ts';
import { markReadingPosition } from './contents.ts';
import { closeMenu } from './menu.ts';
import { logMissingPath } from './missing-path.ts';
import { prerenderOnIntent } from './speculation.ts';

// What every page may need of script. Each part does nothing where the page has nothing for it.
landAtTheTop();
closeMenu();
openBookingHere();
revealArticles();
markReadingPosition();
offerToCopyCode();
logMissingPath();
prerenderOnIntent();
