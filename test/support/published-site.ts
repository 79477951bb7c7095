import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import type { PublicationWay } from '../../build/contract/publication-way.ts';
import type { VisitorsBuild, WorkshopHost } from '../../build/contract/workshop-host.ts';
import { editFrontMatter } from '../../build/editing/front-matter/edit.ts';
import { type Publication, publication, toPublicationWay } from '../../src/pages/settings/publication/schema.ts';
import { fixtureSite } from './fixture-site.ts';
import { write } from './folder.ts';
import { bareHost } from './workshop-host.ts';

const schema = z.strictObject({
  adresse: z.url(),
  trailingSlash: z.boolean().default(false),
  publication: publication.optional(),
});

/** A copy of the fixture site whose settings can say how it is published. */
export function publishedSite(changes: Readonly<Record<string, string | null>> = {}): SiteDefinition {
  const site = fixtureSite({
    'content/pages/contact.md': page('Contact', '## Écrire', '', 'Écrivez-nous.'),
    ...changes,
  });
  const settings = { ...site.contentTypes[site.settings.contentType], files: 'site.md', schema };
  return {
    ...site,
    contentTypes: { ...site.contentTypes, [site.settings.contentType]: settings },
    settings: {
      ...site.settings,
      read: (data) => {
        const { publication: way } = schema.parse(data);
        return { ...site.settings.read(data), ...(way && { publication: toPublicationWay(way) }) };
      },
    },
  };
}

/** The text of a page, of a title and lines. */
export function page(title: string, ...lines: string[]): string {
  return ['---', `titre: ${title}`, `description: Ce que dit la page ${title}.`, '---', '', ...lines, ''].join('\n');
}

/** A workshop's host that builds nothing: what a build for visitors would say is handed in. */
export function hostOf(
  site: SiteDefinition,
  forVisitors: WorkshopHost['buildForVisitors'] = async () => VALID_BUILD,
): WorkshopHost {
  return { ...bareHost(site), buildForVisitors: forVisitors };
}

export const VALID_BUILD: VisitorsBuild = { ok: true, diagnostics: [], version: 'v1' };

const FAULT = { file: 'content/x.md', line: 1, column: 1, rule: 'r', message: 'm', hint: 'h' };
export const FAILED_BUILD: VisitorsBuild = {
  ...VALID_BUILD,
  ok: false,
  diagnostics: [{ severity: 'error', ...FAULT }],
};

/** Saves a text of a site. */
export function save(site: SiteDefinition, path: string, text: string): void {
  write(join(site.root, path), text);
}

/** Notes in a site's settings how it is published. */
export function writeWay(site: SiteDefinition, way: PublicationWay): void {
  const path = 'content/site.md';
  const text = readFileSync(join(site.root, path), 'utf8');
  save(site, path, editFrontMatter(text, { at: ['publication'], value: publicationOf(way) }));
}

/** Returns the settings that name a way of publishing. */
export function publicationOf(way: PublicationWay): Publication {
  switch (way.by) {
    case 'git':
      return { moyen: 'git', depot: way.remote, branche: way.branch };
    case 'sftp':
      return { moyen: 'sftp', serveur: way.host, port: way.port, utilisateur: way.user, dossier: way.folder };
    case 'folder':
      return { moyen: 'dossier', dossier: way.folder };
  }
}
