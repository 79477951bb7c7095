import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Refused } from '../../../build/editing/refused.ts';
import { contentHost } from '../../../build/server/dev/content-host.ts';
import { folderWith } from '../../../test/support/folder.ts';
import { notesContentType } from '../../../test/support/notes-content-type.ts';
import { publishedSite } from '../../../test/support/published-site.ts';
import { bareHost, sharedCache } from '../../../test/support/workshop-host.ts';
import { binEntries } from '../../server/bin/bin-entries.ts';
import { deleteFile, putBack } from '../../server/bin/bin-handlers.ts';
import { createFile, duplicateFile } from '../../server/files/new-files.ts';
import { renameFile } from '../../server/files/rename.ts';
import { addStaticFile } from '../../server/files/static-files.ts';
import { readFile, saveFile } from '../../server/files/text-files.ts';
import { findInTexts } from '../../server/find/find.ts';
import { replaceInTexts, undoReplacement } from '../../server/find/find-handlers.ts';
import { deletePicture, exchangePicture, renamePicture } from '../../server/pictures/picture-changes.ts';
import { writeWay } from '../../server/publication/ways.ts';
import { receive, settle } from '../../server/review/review-handlers.ts';

/** The text that is written, and one that names it and shows the same picture. */
export const WRITTEN = 'content/pages/un.md';
const OTHER = 'content/pages/deux.md';
const text = (title: string, more: string, body: string) =>
  `---\ntitre: ${title}\ndescription: Ce que dit ${title}.\n${more}---\n\n${body}\n`;
/** What says how the site is published. */
export const SETTINGS = 'content/site.md';
const FILES = {
  [SETTINGS]: '---\nadresse: https://exemple.test\n---\n',
  [WRITTEN]: text('Un', '', 'Un outil, et ![une vue](/images/vue.png).'),
  [OTHER]: text('Deux', 'suite: un\n', 'Un autre outil, et ![une vue](/images/vue.png).'),
  'static/images/vue.png': 'the picture',
  'static/images/seule.png': 'the other picture',
};
const NOW = new Date('2026-11-22T10:00:00Z');
const REMARK = { id: '00112233445566ff', line: 6, quote: 'Un outil', text: 'Lequel ?', reader: 'Camille' };
const SEARCH = { words: 'outil', exact: false, whole: true };

const fixture = publishedSite();

/** A site with two texts and two pictures. */
export function writtenSite() {
  const root = folderWith(FILES);
  const contentTypes = { ...fixture.contentTypes, text: notesContentType };
  const site = { ...fixture, root, contentDir: join(root, 'content'), staticDir: join(root, 'static'), contentTypes };
  const host = contentHost(site);
  const pictures = bareHost(site, undefined, sharedCache());
  return { root, host, pictures, version: readFile(host, WRITTEN).version };
}

export type WrittenSite = ReturnType<typeof writtenSite>;

/** What readers send. */
const review = JSON.stringify({
  relecture: 1,
  path: WRITTEN,
  remarks: ['00', 'aa'].map((start) => ({ ...REMARK, id: start + REMARK.id.slice(2), at: NOW.toISOString() })),
});

function replaceWords({ host }: WrittenSite, replacement = 'atelier'): void {
  const texts = findInTexts(host, SEARCH).texts.map(({ path, version, passages }) => ({
    path,
    version,
    chosen: passages.map((_, index) => index),
  }));
  replaceInTexts(host, { ...SEARCH, replacement, texts });
}

type Work = (site: WrittenSite) => unknown;

const remove: Work = ({ host, version }) => deleteFile(host, { path: WRITTEN, version, successor: OTHER }, NOW);
const exchange = ({ pictures }: WrittenSite, extension: '.png' | '.jpg') =>
  exchangePicture(pictures, '/images/vue.png', { bytes: Buffer.from('another'), extension });
const takeIn: Work = ({ host }) => receive(host, { text: review, path: WRITTEN });

/** Each write of the workshop, which throws where it is refused, and what has to be there before it. */
export const WRITES: Readonly<Record<string, { before?: Work; write: Work }>> = {
  save: {
    write: ({ host, version }) => {
      const { status } = saveFile(host, { path: WRITTEN, text: text('Un', '', 'Réécrit.'), version });
      if (status === 409) throw new Refused(409, { message: 'Changé.', hint: '' });
    },
  },
  add: { write: ({ host }) => createFile(host, { contentType: 'text', title: 'Trois', slug: 'trois' }) },
  'send a file': {
    write: ({ pictures: { site } }) =>
      addStaticFile(site, { folder: 'images', called: 'vue', extension: '.png', bytes: Buffer.from('sent') }),
  },
  'note how the site is published': { write: ({ pictures }) => writeWay(pictures, { by: 'folder', folder: 'dehors' }) },
  rename: { write: ({ host, version }) => renameFile(host, { path: WRITTEN, slug: 'renomme', version }) },
  duplicate: { write: ({ host }) => duplicateFile(host, { path: WRITTEN, text: readFile(host, WRITTEN).text }) },
  delete: { write: remove },
  'put back': { before: remove, write: ({ host }) => putBack(host, binEntries(host.site)[0]?.id ?? '') },
  replace: { write: (site) => replaceWords(site) },
  'replace once more': { before: (site) => replaceWords(site, 'outil'), write: (site) => replaceWords(site) },
  'take a replacement back': { before: (site) => replaceWords(site), write: ({ host }) => undoReplacement(host) },
  'rename a picture': {
    write: ({ pictures }) => renamePicture(pictures, { address: '/images/vue.png', name: 'toit' }),
  },
  'delete a picture': { write: ({ pictures }) => deletePicture(pictures, '/images/seule.png') },
  'replace a picture': { write: (site) => exchange(site, '.png') },
  'replace a picture by one of another format': { write: (site) => exchange(site, '.jpg') },
  'take remarks in': { write: takeIn },
  'answer a remark': {
    before: takeIn,
    write: ({ host }) => settle(host, { path: WRITTEN, id: REMARK.id, state: 'answered', answer: 'Le nôtre.' }),
  },
};

/** All files of a site, with what they hold; drafts of a write that was killed are left out. */
export function filesIn({ root }: WrittenSite): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
