import { landAtTheTop } from './arrival.ts';
import { offerSchemes } from './color-scheme.ts';
import { closeMenu } from './menu.ts';
import { logMissingPath } from './missing-path.ts';
import { prerenderOnIntent } from './speculation.ts';

// What every page needs of script; what only some need is in modules of their own.
landAtTheTop();
closeMenu();
offerSchemes();
logMissingPath();
prerenderOnIntent();
