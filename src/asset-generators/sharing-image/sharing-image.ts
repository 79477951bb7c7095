import type { AssetRemark, AssetTools, GeneratedAsset } from '../../../build/contract/asset-generator.ts';
import type { Flow } from '../../../build/contract/entry.ts';
import type { Recoloring } from '../../../build/contract/recoloring.ts';
import type { SharingCard } from '../../format/sharing-card.ts';
import displayFont from '../../styles/fonts/bricolage-grotesque.woff2?bytes';
import textFont from '../../styles/fonts/instrument-sans.woff2?bytes';
import { constellationOf } from '../../ui/constellation.ts';
import { serviceConstellation } from '../../ui/service-constellations.ts';
import { card } from './card.ts';
import { toDrawable } from './drawable.ts';
import { faceOf } from './face.ts';

export interface SharingImageInput extends SharingCard {
  output: string;
  brand: string;
  /** The page whose constellation is drawn. A service has its own. */
  sky: { service: string } | { name: string; flow?: Flow | undefined };
  /** Set if they are not the site's own. */
  colors?: Recoloring;
}

const faces = { display: faceOf(displayFont), text: faceOf(textFont) };

/** Makes a page's sharing image as PNG: title, type of page, constellation. */
export default async function sharingImage(input: SharingImageInput, tools: AssetTools): Promise<GeneratedAsset[]> {
  const { output, brand, title, label, sky, colors } = input;
  const texts = {
    brand: toDrawable(brand, faces.display),
    title: toDrawable(title, faces.display),
    label: toDrawable(label, faces.text),
  };
  const stars = 'service' in sky ? serviceConstellation(sky.service) : constellationOf(sky.name, sky.flow);
  const words = { title: texts.title.text, label: texts.label.text, brand: texts.brand.text, colors };
  const contents = card(words, stars, faces, tools);
  const remark = remarkOn(
    Object.values(texts).flatMap(({ replaced }) => replaced),
    texts.title.text,
  );
  return [{ output, contents, ...(remark && { remark }) }];
}

function remarkOn(replaced: readonly string[], drawn: string): AssetRemark | undefined {
  if (replaced.length === 0) return undefined;
  const signs = [...new Set(replaced)].map((sign) => `« ${sign} »`).join(', ');
  return {
    message: `L'image de partage ne peut pas montrer ${signs}, que sa police n'a pas : elle dit « ${drawn} ».`,
    hint: "Écrivez le titre avec d'autres signes, si l'image doit dire la même chose que la page.",
  };
}
