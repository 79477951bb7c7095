import { useState } from 'react';
import { workshopForm as words } from '../../words/form.fr.ts';
import { pictureSource } from '../pictures/picture-source.ts';
import { useForm } from './form-scope.ts';
import styles from './picture-field.module.css';

interface PictureChoicesProps {
  id: string;
  label: string;
  chosen: string;
  onChoose(address: string): void;
}

/** The site's pictures, each a button, once they are asked for. */
export function PictureChoices({ id, label, chosen, onChoose }: PictureChoicesProps) {
  const { pictures } = useForm().choices;
  const [open, setOpen] = useState(false);
  const choose = (address: string) => {
    setOpen(false);
    onChoose(address);
  };
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? words.picture.hide : words.picture.choose}
      </button>
      <div id={id} hidden={!open}>
        {pictures.length === 0 && <p>{words.picture.noPictures}</p>}
        <ul className={styles.choices} aria-label={words.picture.choices(label)}>
          {open &&
            pictures.map(({ address, width, height, bytes }) => (
              <li key={address}>
                <button type="button" aria-pressed={address === chosen} onClick={() => choose(address)}>
                  <img src={pictureSource(address, bytes)} alt="" loading="lazy" />
                  <span>{address.slice(address.lastIndexOf('/') + 1)}</span>
                  <small>{words.picture.size(width, height)}</small>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
