import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import { api } from '../../api.ts';
import {
  type PictureChange,
  type PictureRename,
  picturesApi,
  type UsedFilm,
  type UsedPicture,
} from '../../server/pictures/pictures-api.ts';
import { callApi } from '../api-client.ts';

/** Requests about pictures. All reject with `Refused` or `Unreachable`. */
export const picturesClient = {
  uses: () => callApi<UsedPicture[]>(picturesApi.uses),
  keep: async (picture: File) => {
    const file = await readablePicture(picture);
    return callApi<SitePicture>(`${api.pictures}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      bytes: file,
    });
  },
  films: () => callApi<UsedFilm[]>(picturesApi.films),
  replace: async (address: string, file: File) =>
    callApi<PictureChange>(`${picturesApi.replace}?address=${encodeURIComponent(address)}`, {
      method: 'POST',
      bytes: await readablePicture(file),
    }),
  rename: (data: PictureRename) => callApi<PictureChange>(picturesApi.rename, { method: 'POST', data }),
  delete: (address: string) => callApi<null>(picturesApi.delete, { method: 'POST', data: { address } }),
};

/** Returns the address of a picture in the site's folder, whether it is published or not. `version` distinguishes files of one name. */
export function pictureSource(address: string, version: string | number = ''): string {
  return `${picturesApi.bytes}?address=${encodeURIComponent(address)}&v=${version}`;
}

/** Photos of iPhones: not every system tells their type. */
const OF_TELEPHONES = /^image\/hei[cf]$/i;
const NAMED_SO = /\.hei[cf]$/i;

const QUALITY = 0.92;

export function isTelephonePhoto({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return OF_TELEPHONES.test(type) || NAMED_SO.test(name);
}

/** A photo of a telephone as JPEG, where this browser can read it, as Safari does; any other file, and one that it cannot read, as it is. */
async function readablePicture(file: File): Promise<File> {
  if (!isTelephonePhoto(file)) return file;
  try {
    const photo = await asJpeg(await createImageBitmap(file));
    return new File([photo], file.name.replace(NAMED_SO, '.jpg'), { type: photo.type });
  } catch {
    // The server says how to have it converted.
    return file;
  }
}

async function asJpeg(picture: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
