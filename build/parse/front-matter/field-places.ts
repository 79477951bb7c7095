import { type FieldPlaces, placesInDocument } from './node-places.ts';
import { readYaml } from './read-yaml.ts';

/** Finds the fields of a file's front matter again, which is read once, whatever the number of questions. Its text is one that was parsed. */
export function fieldPlaces(text: string): FieldPlaces {
  const { document, yaml } = readYaml(text);
  return placesInDocument(document, yaml);
}
