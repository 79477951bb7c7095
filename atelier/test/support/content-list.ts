import type { ContentList } from '../../api.ts';

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
