import { workshopApp as words } from '../../diagnostics/messages/workshop-app.fr.ts';
import { ContentPage } from './list/ContentPage.tsx';
import type { View } from './view.ts';

/** In the order of the navigation. */
export const views: readonly View[] = [{ fragment: '#textes', title: words.views.texts, Page: ContentPage }];

/** The view that a fragment names; the first one for any other fragment. */
export function viewOf(fragment: string): View | undefined {
  return views.find((view) => view.fragment === fragment) ?? views[0];
}
