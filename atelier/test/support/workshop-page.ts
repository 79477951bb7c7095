import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import type { BuildResult } from '../../../build/pipeline/build-result.ts';
import { suite } from '../../../test/suite.ts';
import { inPage } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { fixtureSite } from '../../../test/support/fixture-site.ts';
import { factsContentType, notesContentType } from '../../../test/support/notes-content-type.ts';
import { once } from '../../../test/support/once.ts';
import { workshopServer } from './workshop-server.ts';

/** A page of the fixture with one field of each sort, written as no program would. */
export const NOTES = 'content/pages/notes.md';
export const NOTES_TEXT = `---
# Ce commentaire doit rester.
titre: "Mes notes" # lui aussi
description: 'Ce que disent les notes.'
date: 2025-08-15
etiquettes: [un, deux]
---

## Début

Un premier   texte, avec ses  espaces.

* une puce
* une autre
`;

/** A file of the fixture that has fields alone. */
export const FACTS = 'content/faits/outil.md';

const site = once(() => {
  const fixture = fixtureSite({ [NOTES]: NOTES_TEXT, [FACTS]: '---\ntitre: Un outil\n---\n' });
  const contentTypes = { ...fixture.contentTypes, text: notesContentType, fact: factsContentType };
  return { ...fixture, contentTypes };
});

/** One server for all tests of the workshop. */
const served = once(async () => {
  const server = await workshopServer({ site: site(), lasting: true });
  await server.nextBuild();
  // The page's script is bundled once it is asked for, which a busy machine takes longer for than a browser waits.
  await (await fetch(new URL('atelier.js', server.workshop))).text();
  return { ...server, first: filesOf(server.root) };
});

/** A form with nothing left to fill in is folded away, until whoever writes says otherwise. */
const FORM_UNFOLDED = `try { localStorage['atelier-volets'] ??= '{"folded":[]}' } catch {}`;

/** Texts show all their signs, which tests look for. */
const ALL_SIGNS = `try { localStorage['atelier-signes'] ??= 'true' } catch {}`;

/**
 * A suite whose tests each have the workshop of one site, as it was at first, in a browser of their own: with the signs of its texts, or with the texts
 * as they look.
 */
export function workshopSuite(name: string, look: 'signs' | 'visible' = 'signs') {
  const test = suite(name);
  return (sentence: string, work: (page: Page) => Promise<void>) => test(sentence, () => inWorkshop(work, look));
}

async function inWorkshop(work: (page: Page) => Promise<void>, look: 'signs' | 'visible'): Promise<void> {
  const { first } = await served();
  restore(site().root, first);
  await builtAsWritten();
  await inPage({}, async (page) => {
    await page.addInitScript(FORM_UNFOLDED);
    if (look === 'signs') await page.addInitScript(ALL_SIGNS);
    await goTo(page, '');
    await page.getByRole('searchbox').waitFor();
    await work(page);
  });
}

async function builtAsWritten(): Promise<void> {
  const { latest, root } = await served();
  await eventually(() => textsIn(latest()), textsOn(root), 'a build of the files as they are by now');
}

/** Lays files into the site before a test begins. */
export async function writeFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) write(path, text);
  await builtAsWritten();
  await page.reload();
  await page.getByRole('searchbox').waitFor();
}

/** Returns the saved versions of a text. */
export function savedVersionsOf(path: string): string[] {
  const folder = join(site().root, '.atelier/historique', path);
  return existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : [];
}

/** Reads a file from the disk. */
export const read = (path: string) => readFileSync(join(site().root, path), 'utf8');
export const write = (path: string, contents: string | Uint8Array) => writeFileSync(join(site().root, path), contents);
export const remove = (path: string) => rmSync(join(site().root, path));

/** Leads to a place of the workshop, from wherever the page is. */
export async function goTo(page: Page, fragment: string): Promise<void> {
  await page.goto(`${(await served()).workshop}${fragment}`);
}

/** Opens a file, and waits until it can be written. */
export async function open(page: Page, path: string): Promise<void> {
  await goTo(page, `#/${path}`);
  await page.getByRole('button', { name: 'Enregistrer' }).waitFor();
}

/** Returns the files that writers may change, by path. */
function filesOf(root: string): ReadonlyMap<string, Buffer> {
  const folders = readdirSync(root).filter((name) => name !== CACHE && statSync(join(root, name)).isDirectory());
  const paths = folders.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  return new Map(paths.map((path) => [path, readFileSync(path)]));
}

/** The folder of what nobody has written. */
const CACHE = '.cache';

/** Takes back what tests before this one have written. */
function restore(root: string, first: ReadonlyMap<string, Buffer>): void {
  const now = filesOf(root);
  for (const path of now.keys()) if (!first.has(path)) rmSync(path);
  for (const [path, bytes] of first) if (!now.get(path)?.equals(bytes)) writeFileSync(path, bytes);
}

/** The texts of a site, by path, as its last build has read them, and as they are on the disk. */
const textsIn = (build: BuildResult | undefined) =>
  (build?.values.read.texts ?? []).map(({ path, text }) => [path, text]).sort();
const textsOn = (root: string) =>
  [...filesOf(root)]
    .filter(([path]) => path.endsWith('.md') && !path.includes('.atelier'))
    .map(([path, bytes]) => [relative(root, path), bytes.toString()])
    .sort();

/** The file's text where it is written. */
export const body = (page: Page) => page.getByRole('textbox', { name: 'Texte' });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false });
export const append = async (page: Page, text: string) => {
  await body(page).press('Control+End');
  await page.keyboard.insertText(text);
};
/** Waits until the page says this in its status. */
export const status = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor();
export const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the menu of rarer actions and chooses one. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await clickButton(page, 'Plus');
  await page.getByRole('menuitem', { name }).click();
}

/** Waits until the page has taken note of a change: before, it still calls the former text saved, and saves nothing. */
export const changeNoticed = (page: Page) =>
  page.getByRole('button', { name: 'Enregistrer', disabled: false }).waitFor();

/** Saves by the keyboard what has been changed, and waits until that has been done. */
export async function saveAndWait(page: Page): Promise<void> {
  await changeNoticed(page);
  await page.keyboard.press('Control+s');
  await page.getByText('Enregistré', { exact: true }).waitFor();
}
