import { about } from './about/kind.ts';
import { allArticles } from './all-articles/kind.ts';
import { archive } from './archive/kind.ts';
import { article } from './article/kind.ts';
import { blog } from './blog/kind.ts';
import { caseStudies } from './case-studies/kind.ts';
import { caseStudy } from './case-study/kind.ts';
import { contact } from './contact/kind.ts';
import { failure } from './error/kind.ts';
import { facts } from './facts/kind.ts';
import { home } from './home/kind.ts';
import { moved } from './moved/kind.ts';
import { notFound } from './not-found/kind.ts';
import { privacy } from './privacy/kind.ts';
import { service } from './service/kind.ts';
import { services } from './services/kind.ts';
import { settings } from './settings/kind.ts';
import { text } from './text/kind.ts';
import { thanks } from './thanks/kind.ts';

/** Every kind of content. A file goes to the first kind whose pattern it fits: `text` takes the pages that are left. */
export const kinds = {
  settings,
  home,
  services,
  service,
  caseStudies,
  caseStudy,
  blog,
  allArticles,
  article,
  archive,
  about,
  contact,
  thanks,
  notFound,
  failure,
  facts,
  privacy,
  text,
  moved,
};
