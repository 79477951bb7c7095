import type { Entries, Entry } from '../../build/contract/entry.ts';
import type { About } from './about/schema.ts';
import type { AllArticles } from './all-articles/schema.ts';
import type { Article } from './article/schema.ts';
import type { Blog } from './blog/schema.ts';
import type { CaseStudies } from './case-studies/schema.ts';
import type { CaseStudy } from './case-study/schema.ts';
import type { Contact } from './contact/schema.ts';
import type { Facts } from './facts/schema.ts';
import type { Home } from './home/schema.ts';
import type { Measures } from './measures/schema.ts';
import type { NotFound } from './not-found/schema.ts';
import type { Privacy } from './privacy/schema.ts';
import type { ServerError } from './server-error/schema.ts';
import type { Service } from './service/schema.ts';
import type { Services } from './services/schema.ts';
import type { Settings } from './settings/schema.ts';
import type { Text } from './text/schema.ts';
import type { ToolPrices } from './tool-prices/schema.ts';

/** All content, by type. */
export interface Site {
  settings: Entry<Settings>;
  home: Entry<Home>;
  services: Entry<Services>;
  service: Entries<Service>;
  caseStudies: Entry<CaseStudies>;
  caseStudy: Entries<CaseStudy>;
  blog: Entry<Blog>;
  allArticles: Entry<AllArticles>;
  article: Entries<Article>;
  about: Entry<About>;
  contact: Entry<Contact>;
  notFound: Entry<NotFound>;
  serverError: Entry<ServerError>;
  facts: Entries<Facts>;
  privacy: Entry<Privacy>;
  measures: Entries<Measures>;
  text: Entries<Text>;
  toolPrices: Entries<ToolPrices>;
}
