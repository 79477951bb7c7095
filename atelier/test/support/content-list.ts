import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import type { ContentList, ListedFile } from '../../api.ts';

/** A list of content that holds these files, and nothing else. */
export function contentList(known: Partial<ContentList>): ContentList {
  return {
    contentTypes: [],
    files: [],
    today: '2026-01-01',
    timeZone: 'Europe/Paris',
    isBuiltDaily: false,
    base: '',
    variables: {},
    valueSources: {},
    valueNames: {},
    downloads: [],
    pageSources: {},
    callOuts: {},
    blocks: [],
    ...known,
  };
}

/** An article that has no fault. */
export const listedFile = (slug: string, more: Partial<ListedFile> = {}): ListedFile => ({
  path: `content/${slug}.md`,
  contentType: 'article',
  slug,
  title: slug,
  address: `/${slug}`,
  errors: 0,
  warnings: 0,
  ...more,
});

/** A content type whose texts may be many. */
export const contentTypeNamed = (name: string, more: Partial<ContentTypeInfo> = {}): ContentTypeInfo => ({
  name,
  title: name,
  plural: `${name}s`,
  description: '',
  folder: 'content',
  single: false,
  text: true,
  slots: [],
  schema: {},
  ...more,
});
