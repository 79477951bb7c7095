import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import type { Journeys } from '../format/journey.ts';
import type { Home } from '../pages/home/schema.ts';
import { paths } from '../routes.ts';

/** The journeys that the home page's drawing shows once a tool is chosen: a file of its own, which the page loads then. */
export function journeys(
  { home }: { home: { data: Pick<Home, 'orbites'> } },
  { typeset }: Pick<SitePlan, 'typeset'>,
): FilePlan[] {
  const { outils, trajets } = home.data.orbites;
  if (!trajets) return [];
  const contents: Journeys = outils.map((tool) => stopsFrom(tool, home.data.orbites, typeset));
  return [{ output: paths.journeys.slice(1), contents: JSON.stringify(contents) }];
}

function stopsFrom(tool: string, { outils, trajets }: Home['orbites'], typeset: SitePlan['typeset']): Journeys[number] {
  const journey = trajets?.find(({ depart }) => depart === tool);
  if (!journey) return [];
  const start = { lieu: tool, texte: journey.texte };
  return [start, ...journey.etapes].map(({ lieu, texte }) => ({
    tool: outils.indexOf(lieu),
    name: typeset(lieu, 'fr'),
    text: typeset(texte, 'fr'),
  }));
}
