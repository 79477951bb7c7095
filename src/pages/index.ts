import { about } from './about/content-type.ts';
import { allArticles } from './all-articles/content-type.ts';
import { archive } from './archive/content-type.ts';
import { article } from './article/content-type.ts';
import { blog } from './blog/content-type.ts';
import { caseStudies } from './case-studies/content-type.ts';
import { caseStudy } from './case-study/content-type.ts';
import { contact } from './contact/content-type.ts';
import { facts } from './facts/content-type.ts';
import { home } from './home/content-type.ts';
import { measures } from './measures/content-type.ts';
import { moved } from './moved/content-type.ts';
import { notFound } from './not-found/content-type.ts';
import { privacy } from './privacy/content-type.ts';
import { resources } from './resources/content-type.ts';
import { serverError } from './server-error/content-type.ts';
import { service } from './service/content-type.ts';
import { services } from './services/content-type.ts';
import { settings } from './settings/content-type.ts';
import { text } from './text/content-type.ts';
import { thanks } from './thanks/content-type.ts';
import { toolPrices, toolPricesPage } from './tool-prices/content-type.ts';

/** Every content type. A file belongs to the first content type whose pattern matches its path, so `text` gets the pages that are left. */
export const contentTypes = {
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
  resources,
  about,
  contact,
  thanks,
  notFound,
  serverError,
  facts,
  privacy,
  measures,
  toolPrices,
  toolPricesPage,
  text,
  moved,
};
