/** Generators of the site's files that cost more than a moment: each is loaded once it has something to make. */
export const assetGenerators = {
  icon: () => import('./icon.ts'),
  sharingImage: () => import('./sharing-image/sharing-image.ts'),
  searchIndex: () => import('./search/search-index.ts'),
  iconSprite: () => import('./icon-sprite.ts'),
};
