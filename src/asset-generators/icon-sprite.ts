import type { FilePlan } from '../../build/contract/definition.ts';
import { ICON_SPRITE, ICON_SPRITE_ADDRESS } from '../ui/icon-sprite.ts';

/** The drawing of all icons: made, as the generator need not load the icons to plan it. */
export default function iconSprite(_: Record<string, never>): FilePlan[] {
  return [{ output: ICON_SPRITE_ADDRESS.slice(1), contents: ICON_SPRITE }];
}
