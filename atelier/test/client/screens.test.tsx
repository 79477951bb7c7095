import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { assert, suite } from '../../../test/suite.ts';
import { all, attributes, type Document, one, plain, textOf } from '../../../test/support/dom.ts';
import { rendered } from '../../../test/support/rendered.ts';
import type { ListedFile } from '../../api.ts';
import { PUBLICATION_FRAGMENT } from '../../client/publication/use-publication.ts';
import { linkTo } from '../../file-link.ts';
import type { Change } from '../../server/publication/publication-api.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopOverview as overview } from '../../words/overview.fr.ts';
import { publication } from '../../words/publication.fr.ts';
import { contentList, listedFile } from '../support/content-list.ts';

const { BrokenSite } = await import('../../client/ui/Notice.tsx');
const { DiagnosticWords } = await import('../../client/ui/DiagnosticWords.tsx');
const { OutcomePart } = await import('../../client/publication/OutcomePart.tsx');
const { CheckPanel } = await import('../../client/publication/PublicationPage.tsx');

const { PaneHead } = await import('../../client/document/Pane.tsx');
const { ContentContext } = await import('../../client/use-content.ts');
const { Waiting } = await import('../../client/overview/Waiting.tsx');

const test = suite('Screens of the workshop');

const KNOWN = listedFile('a', { title: 'Le texte A', errors: 1, warnings: 1 });
const fault = (severity: Diagnostic['severity'], file: string, line: number): Diagnostic => {
  return { severity, file, line, column: 2, rule: 'r', message: `${severity} ${line}`, hint: 'h' };
};

test('errors that stop a publication are unfolded, others folded; both link to their places', () => {
  const diagnostics = [fault('warning', KNOWN.path, 3), fault('error', KNOWN.path, 5), fault('error', 'site.css', 7)];
  const panel = (found?: readonly Diagnostic[]) =>
    rendered(
      <ContentContext value={{ list: contentList({ files: [KNOWN] }), pictures: [] }}>
        <CheckPanel value={found} problem="" />
      </ContentContext>,
    );
  const said = (shown: Document) => textOf(one(shown, '[role="status"]'));
  const stopped = panel(diagnostics);
  assert.is(said(stopped), plain(publication.check.stopped(2)));
  assert.equal(attributes(stopped, 'section > ul > li', 'data-severity'), ['error', 'error']);
  assert.equal(attributes(stopped, 'details li', 'data-severity'), ['warning']);
  assert.is(textOf(one(stopped, 'summary')), plain(publication.check.warnings(1)));
  const expected = [5, 3].map((line) => linkTo({ path: KNOWN.path, line, column: 2 }));
  assert.equal(attributes(stopped, 'a', 'href'), expected);
  const free = panel([]);
  assert.is(said(free), plain(publication.check.free));
  assert.equal(all(free, 'details'), []);
  assert.is(said(panel()), plain(publication.check.looking));
});

test('a text named in a warning is a link with its title; its file and line are folded away', () => {
  const message = 'Cette page a la même balise que content/a.md, ligne 4.';
  const shown = rendered(
    <ContentContext value={{ list: contentList({ files: [KNOWN] }), pictures: [] }}>
      <DiagnosticWords message={message} hint="Changez-la." />
    </ContentContext>,
  );
  assert.equal(attributes(shown, 'p a', 'href'), [linkTo({ path: KNOWN.path, line: 4 })]);
  assert.match(textOf(one(shown, 'p')), /que « Le texte A »\. Changez-la\.$/);
  assert.match(textOf(one(shown, 'details')), 'content/a.md, ligne 4');
});

test('what was sent is told apart: seen by visitors, and waiting for its day', () => {
  const sent = [true, false].map((hidden): Change => {
    return { path: `${hidden}.md`, sort: 'new', title: hidden ? 'Bientôt' : 'Déjà là', hidden, picture: false };
  });
  const nothing = { settled: [], onSettle: () => {}, onPublish: () => {} };
  const shown = rendered(
    <OutcomePart outcome={{ kind: 'done' }} way={{ by: 'folder', folder: 'a' }} sent={sent} {...nothing} />,
  );
  const { done, news, hidden } = publication.outcome;
  assert.is(textOf(one(shown, 'p')), plain([done, news(['Déjà là']), hidden(['Bientôt'])].join(' ')));
});

test('saved errors outside of drafts are said to stop publications; the open text shows its own', () => {
  const draft: ListedFile = { ...KNOWN, path: 'content/b.md', unpublished: { why: 'draft' } };
  const said = (files: ListedFile[], open?: string) => {
    const shown = rendered(<BrokenSite files={files} open={open} />);
    return all(shown, 'p').map(textOf);
  };
  const { broken } = workshopApp;
  assert.equal(said([KNOWN, draft]), [plain(broken.said(2, false))]);
  assert.equal(said([KNOWN, draft], KNOWN.path), [plain(broken.said(1, true))]);
  assert.equal(said([{ ...draft, errors: 0 }]), []);
  assert.is.not(broken.said(1, true), broken.said(1, false));
});

test('tasks appear once they are known, a line for each kind, with long lists cut', () => {
  const { waiting: words } = overview;
  const shown = (more: Partial<Parameters<typeof Waiting>[0]>) =>
    rendered(<Waiting groups={undefined} unpublished={undefined} problem="" {...more} />);
  assert.is(textOf(one(shown({}), '[role="status"]')), plain(words.looking));
  assert.is(textOf(one(shown({ groups: [] }), '[role="status"]')), plain(words.nothing));
  assert.is(textOf(one(shown({ problem: 'Panne.' }), '[role="status"]')), 'Panne.');
  const texts = Array.from({ length: 32 }, (_, nth) => ({ link: nth ? `#${nth}` : '', title: `${nth}`, detail: '' }));
  const full = shown({ unpublished: 3, groups: [{ name: 'facts', label: 'Faits', count: 40, texts }] });
  assert.is(textOf(one(full, '[role="status"]')), '');
  const expected = texts.slice(1, 30).map(({ link }) => link);
  assert.equal(attributes(full, 'li a', 'href'), expected);
  assert.is(textOf(all(full, 'li').at(-1) ?? full), plain(words.more(2)));
  assert.match(textOf(one(full, 'summary')), /40.*Faits/);
  assert.match(textOf(one(full, `a[href="${PUBLICATION_FRAGMENT}"]`)), /^3/);
});

test('a part of a text can be folded away as long as another one is open', () => {
  const head = (last: boolean) => rendered(<PaneHead name="A" folded={false} isLast={last} onFold={() => {}} />);
  const found = [head(true), head(false)].flatMap((shown) => attributes(shown, 'button', 'disabled'));
  assert.equal(found, ['', undefined]);
});
