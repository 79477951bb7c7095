import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Medium, MissingMedium } from '../../../build/contract/media.ts';
import type { SourceFile } from '../../../build/contract/source-file.ts';
import { parseFile } from '../../../build/parse/parse-file.ts';
import { ParseQueue } from '../../../build/parse/parse-queue.ts';
import { openSecondThread, type SecondThread } from '../../../build/parse/second-thread.ts';
import { readContent } from '../../../build/read/read.ts';
import { DRAWING, OPTIONS } from '../../support/markdown.ts';
import { contentFolder, projectRoot } from '../../support/real-site.ts';
import { sourcesOf } from '../../support/sources.ts';

const test = suite('Parsing on two threads');

const NOWHERE = new URL('file:///nowhere.js');
const WITH_IMAGES = {
  ...OPTIONS,
  slots: ['calcul'],
  media: (name: string): Medium | MissingMedium => (name.startsWith('/') ? DRAWING : { missing: true }),
};

/** More than both threads are handed at once: the project's own files, and some with what goes wrong, twice. */
const FILES: readonly SourceFile[] = (() => {
  const own = readContent(projectRoot, contentFolder).value;
  const odd = sourcesOf({
    'images.md': page('![Une](/a.png "Là") et ![deux](b.png)\n\n![Une](/a.png)\n'),
    'named-image.md': page('![Une image][ici]\n\n[ici]: /nommee.png\n'),
    'code.md': page('```md\n![Aucune](/code.png)\n```\n'),
    'slot.md': page('::calcul\n\n::autre\n'),
    'open.md': 'Rien',
    'yaml.md': '---\ntitre: [a\n---\n',
    'deep.md': page(`${'> '.repeat(300)}bas\n`),
    'hidden.md': page('a\u0007b\n'),
  });
  const some = [...odd, ...own];
  return [...some, ...some].map(({ path, name, text }, index) => ({
    path: `${index}/${path}`,
    name: `${index}/${name}`,
    text,
  }));
})();

/** What one thread makes of them. */
const ALONE = FILES.map((file) => {
  const { options, asked } = noting();
  return { parsed: parseFile(file, options), asked };
});

test('what is made of many files, and the images that are asked for, are the same as on one', async () => {
  const together = await readBy(() => openSecondThread(WITH_IMAGES));
  assert.equal(together.read, ALONE);
  assert.ok(together.answered > 0, 'the second thread has had its share');
  assert.ok(together.read.some(({ asked }) => asked.includes('/nommee.png')));
});

test('few files are read without a second thread', async () => {
  const queue = new ParseQueue(WITH_IMAGES, { worthThread: 2, open: tooMany });
  const [file] = sourcesOf({ 'a.md': page('Un') });
  assert.ok(file && (await queue.parsed(file, WITH_IMAGES)).value);
});

test('a second thread that ends amid its work leaves the rest to the first', async () => {
  const { read, answered } = await readBy(() => endingAfter(3));
  assert.equal(read, ALONE);
  assert.ok(answered > 0 && answered < FILES.length);
});

test('a second thread that never starts leaves everything to the first', async () => {
  const { read, answered } = await readBy(() => openSecondThread(WITH_IMAGES, NOWHERE));
  assert.equal([read, answered], [ALONE, 0]);
});

test('files that are queued later are read as well', async () => {
  const queue = new ParseQueue(WITH_IMAGES);
  for (const file of FILES.slice(0, 3))
    assert.equal(await queue.parsed(file, WITH_IMAGES), parseFile(file, WITH_IMAGES));
});

test('what fails in whoever answers questions is told to whoever asked', async () => {
  const fault = new Error('no disk');
  const queue = new ParseQueue(WITH_IMAGES);
  const media = () => {
    throw fault;
  };
  const [file] = sourcesOf({ 'a.md': page('![Une](/a.png)') });
  if (!file) return assert.unreachable();
  const outcome = await queue.parsed(file, { ...WITH_IMAGES, media }).catch((error: unknown) => error);
  assert.is(outcome, fault);
});

async function tooMany(): Promise<never> {
  throw new Error('a thread too many');
}

function page(body: string): string {
  return `---\ntitre: Un\n---\n\n${body}`;
}

/** What became of every file, and what was asked for it. */
async function readBy(open: () => SecondThread) {
  let answered = 0;
  const counted = async (): Promise<SecondThread> => {
    const thread = open();
    const ask: SecondThread['ask'] = async (questions) => {
      const answers = await thread.ask(questions);
      answered += answers.length;
      return answers;
    };
    return { ...thread, ask };
  };
  const queue = new ParseQueue(WITH_IMAGES, { worthThread: FILES.length, open: counted });
  const read = await Promise.all(
    FILES.map(async (file) => {
      const { options, asked } = noting();
      return { parsed: await queue.parsed(file, options), asked };
    }),
  );
  return { read, answered };
}

function noting() {
  const asked: string[] = [];
  const media = (name: string) => {
    asked.push(name);
    return WITH_IMAGES.media(name);
  };
  return { options: { ...WITH_IMAGES, media }, asked };
}

function endingAfter(lots: number): SecondThread {
  const thread = openSecondThread(WITH_IMAGES);
  let left = lots;
  return {
    ...thread,
    ask: (questions) => {
      if (left-- <= 0) thread.close();
      return thread.ask(questions);
    },
  };
}

test.run();
