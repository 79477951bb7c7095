import type { FilePlan } from '../../build/contract/definition.ts';
import { ICON_SPRITE, ICON_SPRITE_ADDRESS } from '../ui/icon-sprite.ts';

/** Makes the drawing of all icons. Planning it does not load the icons. */
export default function iconSprite(_: Record<string, never>): FilePlan[] {
  return [{ output: ICON_SPRITE_ADDRESS.slice(1), contents: ICON_SPRITE }];
}
