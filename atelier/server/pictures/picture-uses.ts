import { extname } from 'node:path';
import { mediaAddress, mediaName } from '../../../build/contract/addresses/media-name.ts';
import { isFilm } from '../../../build/contract/addresses/media-types.ts';
import { type Mention, mentionsIn } from '../../../build/contract/editing/mentions.ts';
import { placesIn } from '../../../build/contract/text.ts';
import type { ContentText } from '../../../build/contract/workshop-host.ts';
import { pictureWords } from './picture-words.ts';
import type { PictureUse } from './pictures-api.ts';

/** Finds the places that name a picture (`/images/photo.jpg`) in texts, which are read once. A film shows the picture that has its name, too. */
export function pictureUses(texts: readonly ContentText[]): (name: string) => readonly PictureUse[] {
  const uses = new Map<string, PictureUse[]>();
  for (const { path, text } of texts) {
    const places = placesIn(text);
    for (const { name, mention } of named(text)) {
      const { line, column } = places(mention.start);
      const known = uses.get(name) ?? [];
      known.push({ path, line, column, ...pictureWords(text, mention) });
      uses.set(name, known);
    }
  }
  return (name) => uses.get(keyOf(name)) ?? uses.get(`${stemOf(keyOf(name))}.film`) ?? [];
}

/** A text in which another picture stands wherever one is named; what follows its path there stays. */
export function withPicture(text: string, from: string, to: string): string {
  return named(text)
    .filter(({ name }) => name === keyOf(from))
    .reverse()
    .reduce((changed, { mention: { address, start, end } }) => {
      const [rest = ''] = /[?#].*$/s.exec(address) ?? [];
      return changed.slice(0, start) + mediaAddress('', to) + rest + changed.slice(end);
    }, text);
}

/** Films by the picture that stands for them until they are played. */
function named(text: string): { name: string; mention: Mention }[] {
  return mentionsIn(text).flatMap((mention) => {
    const name = mediaName('', mention.address);
    if (name === undefined || extname(name) === '') return [];
    return [{ name: isFilm(name) ? `${stemOf(name)}.film` : name, mention }];
  });
}

function keyOf(name: string): string {
  return name.normalize('NFC');
}

function stemOf(name: string): string {
  return name.slice(0, name.length - extname(name).length);
}
