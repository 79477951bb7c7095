import matter from 'gray-matter';
import { type Document, parseDocument } from 'yaml';

interface Yaml {
  document: Document;
  /** What the document was read from. It starts with the end of the opening line, so that its lines count as the file's. */
  yaml: string;
  /** What follows the line that closes the front matter. */
  content: string;
}

/** The YAML between the two `---` of a file, parsed; nothing in it is ever executed. */
export function readYaml(text: string): Yaml {
  let yaml = '';
  // Options switch off gray-matter's cache, which forgets that a text was broken.
  const { content } = matter(text, {
    engines: {
      yaml: (source: string) => {
        yaml = source;
        return {};
      },
      javascript: refuse,
      json: refuse,
    },
  });
  return { document: parseDocument(yaml, { uniqueKeys: true, stringKeys: true, prettyErrors: false }), yaml, content };
}

function refuse(): never {
  throw new Error('front matter in another language than YAML is detected before it is parsed');
}
