import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { PROSE, type WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { GUIDE_CHAPTERS } from '../../api.ts';
import { guide as words } from '../../words/guide.fr.ts';
import { Fields, guideContentTypes } from './fields.tsx';

/** A chapter as HTML, its title first. */
export interface GuideChapter {
  id: string;
  title: string;
  html: string;
}

type GuideHost = Pick<WorkshopHost, 'site' | 'schemaOf' | 'built' | 'pictures' | 'writeMarkdown'>;

/** Renders the chapters of the guide from their Markdown files and the schemas of the site's content types. */
export async function guideChapters(host: GuideHost): Promise<GuideChapter[]> {
  const { site, schemaOf } = host;
  const folder = relative(site.root, site.contentDir).split(sep).join('/');
  const fields = <Fields contentTypes={guideContentTypes(site.contentTypes, schemaOf)} folder={folder} />;
  const samples = await samplesOf(host);
  const chapters = GUIDE_CHAPTERS.map((id) => {
    const [, title = '', text = ''] = /^# ([^\n]+)\n(.*)$/s.exec(chapterSource(id)) ?? [];
    return { id, title, pieces: guidePieces(`## ${title} {#${id}}\n${text}`, samples) };
  });
  const sources = chapters.flatMap(({ pieces }) => pieces.map(({ source }) => source));
  const written = await host.writeMarkdown(sources);
  const htmlOf = new Map(sources.map((source, index) => [source, written[index]?.html ?? '']));
  return chapters.map(({ id, title, pieces }) => {
    const html = renderToStaticMarkup(
      <section className={`guide-chapter ${PROSE}`} aria-labelledby={id}>
        {pieces.map(({ source, isExample }) => (
          <GuidePiece key={source} source={source} isExample={isExample} html={htmlOf.get(source) ?? ''} />
        ))}
        {id === 'champs' && fields}
      </section>,
    );
    return { id, title, html };
  });
}

function chapterSource(id: string): string {
  return readFileSync(join(import.meta.dirname, '../../guide', `${id}.md`), 'utf8').replaceAll('\r\n', '\n');
}

/** A part of a chapter: its text, or an example. */
interface ChapterPiece {
  isExample: boolean;
  source: string;
}

/** Splits a chapter at its fences of four backticks. Examples of a value that the site lacks are left out. */
export function guidePieces(chapter: string, samples: Samples): ChapterPiece[] {
  return chapter.split(/^(````exemple\n.*?\n)````$/ms).flatMap((part): ChapterPiece[] => {
    const [, source] = /^````exemple\n(.*)\n$/s.exec(part) ?? [];
    if (source === undefined) return part.trim() === '' ? [] : [{ isExample: false, source: part }];
    const filled = withSample(source, samples);
    return filled === undefined ? [] : [{ isExample: true, source: filled }];
  });
}

/** The site's values for `%name%` in examples. */
type Samples = Readonly<Record<string, string | undefined>>;

function withSample(source: string, samples: Samples): string | undefined {
  const [mark, name = ''] = /%(\w+)%/.exec(source) ?? [];
  if (mark === undefined) return source;
  const sample = samples[name];
  return sample ? source.replace(mark, () => sample) : undefined;
}

async function samplesOf({ built, pictures, writeMarkdown }: GuideHost): Promise<Samples> {
  const { settings = {}, all = {} } = built()?.variables ?? {};
  // Only a drawing is certainly published unchanged.
  const drawings = (await pictures()).map(({ address }) => address).filter((address) => address.endsWith('.svg'));
  const shown = await writeMarkdown(drawings.map((address) => `![x](${address})`));
  return {
    valeurs: Object.keys(settings)
      .map((name) => `- ${name} : {{${name}}}`)
      .join('\n'),
    fait: Object.keys(all).find((name) => !Object.hasOwn(settings, name)),
    image: drawings.find((_, index) => shown[index]?.diagnostics.length === 0),
  };
}

/** A piece of a chapter. An example is shown as its page shows it, with its source below. It is no `figure`, as the site styles figures. */
function GuidePiece({ source, isExample, html }: ChapterPiece & { html: string }) {
  const drawn = <div className={PROSE} dangerouslySetInnerHTML={{ __html: html }} />;
  if (!isExample) return drawn;
  return (
    <div className="guide-example">
      {drawn}
      <details>
        <summary>{words.signs}</summary>
        <pre>
          <code>{source}</code>
        </pre>
      </details>
    </div>
  );
}
