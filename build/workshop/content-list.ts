import type { BuildResult } from '../build-result.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import { type Answer, json } from './answer.ts';
import type { ContentList } from './api.ts';

/** All content by kind, with what the last build found in it. */
export function contentList(site: SiteDefinition, latest: BuildResult | undefined): Answer {
  const list: ContentList = { kinds: [], files: [], variables: {}, callOuts: site.markdown.callOuts };
  void latest;
  return json(list);
}
