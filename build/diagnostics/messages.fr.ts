import { bundle } from './messages/bundle.fr.ts';
import { cache } from './messages/cache.fr.ts';
import { charts } from './messages/charts.fr.ts';
import { check } from './messages/check.fr.ts';
import { cli } from './messages/cli.fr.ts';
import { dev } from './messages/dev.fr.ts';
import { diagrams } from './messages/diagrams.fr.ts';
import { draw } from './messages/draw.fr.ts';
import { files } from './messages/files.fr.ts';
import { frontMatter } from './messages/front-matter.fr.ts';
import { history } from './messages/history.fr.ts';
import { hosts } from './messages/hosts.fr.ts';
import { htmlRules } from './messages/html-rules.fr.ts';
import { lint } from './messages/lint.fr.ts';
import { make } from './messages/make.fr.ts';
import { markdown } from './messages/markdown.fr.ts';
import { media } from './messages/media.fr.ts';
import { parse } from './messages/parse.fr.ts';
import { plan } from './messages/plan.fr.ts';
import { publish } from './messages/publish.fr.ts';
import { read } from './messages/read.fr.ts';
import { redacted } from './messages/redacted.fr.ts';
import { report } from './messages/report.fr.ts';
import { schema } from './messages/schema.fr.ts';
import { schemaLimits } from './messages/schema-limits.fr.ts';
import { system } from './messages/system.fr.ts';
import { validate } from './messages/validate.fr.ts';
import { variables } from './messages/variables.fr.ts';
import { weigh } from './messages/weigh.fr.ts';
import { workshop } from './messages/workshop.fr.ts';
import { workshopFiles } from './messages/workshop-files.fr.ts';
import { yaml } from './messages/yaml.fr.ts';

/** Everything that the generator says to those who write, by the stage that says it. */
export const messages = {
  read,
  parse,
  frontMatter,
  yaml,
  markdown,
  charts,
  lint,
  diagrams,
  media,
  files,
  schema,
  schemaLimits,
  validate,
  variables,
  redacted,
  plan,
  bundle,
  make,
  draw,
  history,
  hosts,
  check,
  htmlRules,
  publish,
  weigh,
  cache,
  system,
  report,
  dev,
  workshop,
  workshopFiles,
  cli,
};
