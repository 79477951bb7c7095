import { PICTURE } from '../../api.ts';

/** Returns the address of a picture in the site's folder, published or not. `version` distinguishes files of one name. */
export function pictureSource(address: string, version: string | number = ''): string {
  return `${PICTURE}?address=${encodeURIComponent(address)}&v=${version}`;
}

/** Returns the last part of an address, as people read it. */
export function pictureName(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The media types of iPhone photos, which not every system reports. */
const OF_TELEPHONES = /^image\/hei[cf]$/i;
const NAMED_SO = /\.hei[cf]$/i;

const QUALITY = 0.92;

export function isTelephonePhoto({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return OF_TELEPHONES.test(type) || NAMED_SO.test(name);
}

/** Returns an iPhone photo as JPEG if this browser can read it, as Safari can; any other file unchanged. */
export async function readablePicture(file: File): Promise<File> {
  if (!isTelephonePhoto(file)) return file;
  try {
    const photo = await asJpeg(await createImageBitmap(file));
    return new File([photo], file.name.replace(NAMED_SO, '.jpg'), { type: photo.type });
  } catch {
    // The server explains how to convert the photo.
    return file;
  }
}

async function asJpeg(picture: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
