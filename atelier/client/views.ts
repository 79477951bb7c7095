import { workshopBin } from '../words/bin.fr.ts';
import { workshopFind } from '../words/find.fr.ts';
import { workshopOverview } from '../words/overview.fr.ts';
import { workshopPictures } from '../words/pictures.fr.ts';
import { publication } from '../words/publication.fr.ts';
import { BinPage } from './bin/BinPage.tsx';
import { BIN } from './bin/bin-address.ts';
import { FindPage } from './find/FindPage.tsx';
import { HomePage } from './overview/HomePage.tsx';
import { PicturesPage } from './pictures/PicturesPage.tsx';
import { PublicationPage } from './publication/PublicationPage.tsx';
import { PUBLICATION } from './publication/publication-address.ts';
import type { View } from './view.ts';

/** In the order of the navigation. */
export const views: readonly View[] = [
  { fragment: '#accueil', title: workshopOverview.view, Page: HomePage },
  { fragment: '#chercher', title: workshopFind.view, Page: FindPage },
  { fragment: PUBLICATION, title: publication.view, Page: PublicationPage },
  { fragment: '#images', title: workshopPictures.heading, Page: PicturesPage },
  { fragment: BIN, title: workshopBin.heading, Page: BinPage },
];

/** The view that a fragment names; the first one for any other fragment. */
export function viewOf(fragment: string): View | undefined {
  return views.find((view) => view.fragment === fragment) ?? views[0];
}
