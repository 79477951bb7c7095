import { scrollToTop } from './arrival.ts';
import { offerSchemes } from './color-scheme.ts';
import { fillHeaderButton } from './header-button.ts';
import { drawIcons } from './icons.ts';
import { closeMenu } from './menu.ts';
import { prerenderOnIntent } from './speculation.ts';

// Every page needs these; the rest is in modules that pages load by themselves.
scrollToTop();
closeMenu();
offerSchemes();
prerenderOnIntent();
drawIcons();
fillHeaderButton();
