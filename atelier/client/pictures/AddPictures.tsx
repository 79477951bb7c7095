import { useState } from 'react';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { reasonOf } from '../api-client.ts';
import * as css from './PicturesPage.module.css';
import { picturesClient } from './pictures-client.ts';

interface AddPicturesProps {
  /** Some have come: those that the page shows are not all any more. */
  onAdded(): Promise<void>;
}

/** Takes pictures, several at once, that are chosen or dropped, and says of each that could not be kept why. */
export function AddPictures({ onAdded }: AddPicturesProps) {
  const { send, said, problems, isBusy } = useSending(onAdded);
  return (
    <div>
      <label
        className={css.add}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!isBusy) void send([...event.dataTransfer.files]);
        }}
      >
        <strong>{words.add}</strong> <small>{words.drop}</small>
        <input
          type="file"
          accept="image/*"
          multiple
          className="visually-hidden"
          disabled={isBusy}
          aria-label={words.add}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <div role="status">
        {said !== '' && <p>{said}</p>}
        {problems.length > 0 && (
          <ul className={css.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function useSending(onAdded: AddPicturesProps['onAdded']) {
  const [said, say] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    const refused: string[] = [];
    for (const [nth, file] of files.entries()) {
      say(words.adding(nth + 1, files.length));
      try {
        await picturesClient.keep(file);
      } catch (error) {
        refused.push(words.notAdded(file.name, reasonOf(error)));
      }
    }
    const added = files.length - refused.length;
    setProblems(refused);
    say(added > 0 ? words.added(added) : '');
    if (added > 0) await onAdded();
    setBusy(false);
  };
  return { send, said, problems, isBusy };
}
