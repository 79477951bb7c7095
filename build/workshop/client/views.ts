import { workshopBin } from '../../diagnostics/messages/workshop-bin.fr.ts';
import { workshopFind } from '../../diagnostics/messages/workshop-find.fr.ts';
import { workshopOverview } from '../../diagnostics/messages/workshop-overview.fr.ts';
import { workshopPictures } from '../../diagnostics/messages/workshop-pictures.fr.ts';
import { publication } from '../../diagnostics/messages/workshop-publication.fr.ts';
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
