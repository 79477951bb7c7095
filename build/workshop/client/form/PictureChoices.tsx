import { workshopForm as words } from '../../../messages/workshop-form.fr.ts';
import type { Picture } from '../../api.ts';
import styles from './picture-field.module.css';

interface PictureChoicesProps {
  label: string;
  pictures: readonly Picture[];
  chosen: string;
  onChoose(address: string): void;
}

/** The site's pictures, each a button. */
export function PictureChoices({ label, pictures, chosen, onChoose }: PictureChoicesProps) {
  if (pictures.length === 0) return <p>{words.picture.noPictures}</p>;
  return (
    <ul className={styles.choices} aria-label={words.picture.choices(label)}>
      {pictures.map(({ address, width, height }) => (
        <li key={address}>
          <button type="button" aria-pressed={address === chosen} onClick={() => onChoose(address)}>
            <img src={address} alt="" loading="lazy" />
            <span>{address.slice(address.lastIndexOf('/') + 1)}</span>
            <small>{words.picture.size(width, height)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
