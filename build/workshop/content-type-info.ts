import { relative, sep } from 'node:path';
import type { ContentHost } from '../contract/workshop-host.ts';
import type { ContentTypeInfo } from './api.ts';

/** The content types that content files are of, as their schemas present them. What a schema does not say, its name stands for. */
export function contentTypeInfo({ site, schemaOf }: Pick<ContentHost, 'site' | 'schemaOf'>): ContentTypeInfo[] {
  const { contentTypes, root, contentDir } = site;
  const content = relative(root, contentDir).split(sep).join('/');
  return Object.entries(contentTypes).flatMap(
    ([name, { files, schema, single = false, prose, publication }]): ContentTypeInfo[] => {
      if (files === undefined || !schema) return [];
      const { title = name, plural = title, description = '' } = schema.meta() ?? {};
      return [
        {
          name,
          title,
          plural,
          description,
          folder: [content, ...foldersOf(files)].join('/'),
          single: single || !files.includes('*'),
          ...(publication && { publication }),
          text: prose !== undefined,
          slots: prose?.slots ?? [],
          schema: schemaOf(schema),
        },
      ];
    },
  );
}

/** The folders that a glob names before it leaves any open. */
function foldersOf(glob: string): string[] {
  const names = glob.split('/').slice(0, -1);
  const open = names.findIndex((name) => /[*?[\]{}()!]/.test(name));
  return open === -1 ? names : names.slice(0, open);
}
