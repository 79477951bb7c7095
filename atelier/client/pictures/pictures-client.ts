import type { Deleted } from '../../server/bin/bin-api.ts';
import {
  type PictureChange,
  type PictureRename,
  picturesApi,
  type UsedFilm,
  type UsedPicture,
} from '../../server/pictures/pictures-api.ts';
import { callApi } from '../call-api.ts';
import { readablePicture } from '../readable-picture.ts';

/** What the page asks of the site's pictures. All reject with `Refused` or `Unreachable`. */
export const picturesClient = {
  uses: () => callApi<UsedPicture[]>(picturesApi.uses),
  films: () => callApi<UsedFilm[]>(picturesApi.films),
  replace: async (address: string, file: File) =>
    callApi<PictureChange>(`${picturesApi.replace}?address=${encodeURIComponent(address)}`, {
      method: 'POST',
      bytes: await readablePicture(file),
    }),
  rename: (data: PictureRename) => callApi<PictureChange>(picturesApi.rename, { method: 'POST', data }),
  delete: (address: string) => callApi<Deleted>(picturesApi.delete, { method: 'POST', data: { address } }),
};

/** Where the workshop shows a picture of the site as it lies there, also before a build has published it. `version` tells one from another of its name. */
export function pictureSource(address: string, version: string | number = ''): string {
  return `${picturesApi.bytes}?address=${encodeURIComponent(address)}&v=${version}`;
}
