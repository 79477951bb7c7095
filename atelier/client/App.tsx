import { useState, useSyncExternalStore } from 'react';
import { type ContentList, GUIDE } from '../api.ts';
import { BIN_FRAGMENT, linkTo, pageIn, placeIn } from '../file-link.ts';
import { workshopApp as words } from '../words/app.fr.ts';
import { workshopBin } from '../words/bin.fr.ts';
import { workshopFind } from '../words/find.fr.ts';
import { workshopOverview } from '../words/overview.fr.ts';
import { workshopPictures } from '../words/pictures.fr.ts';
import { publication } from '../words/publication.fr.ts';
import * as css from './App.module.css';
import { siteOrigin } from './api-client.ts';
import { BinPage } from './bin/BinPage.tsx';
import { DocumentPage } from './document/DocumentPage.tsx';
import { RenamedDialog } from './document/RenameDialog.tsx';
import { FindPage } from './find/FindPage.tsx';
import { HomePage } from './overview/HomePage.tsx';
import { PicturesPage } from './pictures/PicturesPage.tsx';
import { PublicationPage } from './publication/PublicationPage.tsx';
import { PUBLICATION_FRAGMENT } from './publication/use-publication.ts';
import { BrokenSite, Notice } from './ui/Notice.tsx';
import { ContentContext, useContent, type View, type ViewProps } from './use-content.ts';

/** The workshop: it shows the file or the page that the address names. */
export function App() {
  const fragment = useFragment();
  const { value: content, problem, reload } = useContent();
  const place = placeIn(fragment) ?? (content && pageIn(fragment, content.list));
  const [changed, setChanged] = useState<readonly string[]>([]);
  if (!content) return <Waiting problem={problem} />;
  return (
    <ContentContext value={content}>
      <div role="status">
        {problem !== '' && <Notice tone="warning">{problem}</Notice>}
        <BrokenSite files={content.list.files} open={place?.path} />
      </div>
      {place ? (
        <DocumentPage key={place.path} place={place} content={content} onFiles={reload} onRenamed={setChanged} />
      ) : (
        <ViewPage fragment={fragment} content={content} onFiles={reload} />
      )}
      {changed.length > 0 && <RenamedDialog changed={changed} onClose={() => setChanged([])} />}
    </ContentContext>
  );
}

function ViewPage({ fragment, ...props }: ViewProps & { fragment: string }) {
  const view = viewOf(fragment);
  if (!view) return null;
  return (
    <>
      <Navigation current={view} list={props.content.list} />
      <view.Page key={view.fragment} {...props} />
    </>
  );
}

function Waiting({ problem }: { problem: string }) {
  return (
    <main>
      <h1>{words.title}</h1>
      <p role="status">{problem === '' ? words.loading : problem}</p>
    </main>
  );
}

interface NavigationProps {
  current: View;
  list: Pick<ContentList, 'base' | 'settings'>;
}

/** The workshop's own pages, the site's settings, the guide and the site. */
function Navigation({ current, list: { base, settings } }: NavigationProps) {
  return (
    <nav className={css.navigation} aria-label={words.title}>
      {views.map(({ fragment, title }) => (
        <a key={fragment} href={fragment} aria-current={fragment === current.fragment ? 'page' : undefined}>
          {title}
        </a>
      ))}
      {settings !== undefined && <a href={linkTo({ path: settings })}>{words.list.settings}</a>}
      <a href={GUIDE} className={css.elsewhere}>
        {words.list.guide}
      </a>
      <a href={`${siteOrigin()}${base}/`}>{words.list.site}</a>
    </nav>
  );
}

/** The pages of the workshop, in the order of the navigation. */
const views: readonly View[] = [
  { fragment: '#accueil', title: workshopOverview.view, Page: HomePage },
  { fragment: '#chercher', title: workshopFind.view, Page: FindPage },
  { fragment: PUBLICATION_FRAGMENT, title: publication.view, Page: PublicationPage },
  { fragment: '#images', title: workshopPictures.heading, Page: PicturesPage },
  { fragment: BIN_FRAGMENT, title: workshopBin.heading, Page: BinPage },
];

/** Returns the view that a fragment names, or the first view for any other fragment. */
function viewOf(fragment: string): View | undefined {
  return views.find((view) => view.fragment === fragment) ?? views[0];
}

/** Returns the fragment of the address and follows its changes, even one between the first render and the first listener. */
function useFragment(): string {
  return useSyncExternalStore(onAddress, () => location.hash);
}

function onAddress(follow: () => void): () => void {
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}
