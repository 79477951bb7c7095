import { picturesApi } from '../../server/pictures/pictures-api.ts';

/** Where the workshop shows a picture of the site as it lies there, also before a build has published it. `version` tells one from another of its name. */
export function pictureSource(address: string, version: string | number = ''): string {
  return `${picturesApi.bytes}?address=${encodeURIComponent(address)}&v=${version}`;
}
