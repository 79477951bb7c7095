import { landAtTheTop } from './arrival.ts';
import { offerSchemes } from './color-scheme.ts';
import { fillHeaderButton } from './header-button.ts';
import { drawIcons } from './icons.ts';
import { closeMenu } from './menu.ts';
import { prerenderOnIntent } from './speculation.ts';

// What every page needs of script; what only some need is in modules of their own.
landAtTheTop();
closeMenu();
offerSchemes();
prerenderOnIntent();
drawIcons();
fillHeaderButton();
