import type { AssetPlanOf } from '../../build/contract/asset-generator.ts';

/** Generators of the site's files that cost more than a moment. Each is loaded when it has something to make. */
export const assetGenerators = {
  icon: () => import('./icon.ts'),
  sharingImage: () => import('./sharing-image/sharing-image.ts'),
  searchIndex: () => import('./search/search-index.ts'),
  iconSprite: () => import('./icon-sprite.ts'),
};

/** A file that one of them makes. */
export type AssetPlan = AssetPlanOf<typeof assetGenerators>;
