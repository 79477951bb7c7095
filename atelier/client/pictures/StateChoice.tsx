import { useId } from 'react';
import type { UsedPicture } from '../../server/pictures/pictures-api.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { isInState, type PictureState } from './picture-filter.ts';

interface StateChoiceProps {
  pictures: readonly UsedPicture[];
  state: PictureState;
  onChoose(state: PictureState): void;
}

const STATES: readonly PictureState[] = ['all', 'unused', 'undescribed'];

/** Asks which pictures are to be shown, and says how many there are of each. */
export function StateChoice({ pictures, state, onChoose }: StateChoiceProps) {
  const id = useId();
  const choose = (value: string) => {
    const chosen = STATES.find((one) => one === value);
    if (chosen) onChoose(chosen);
  };
  return (
    <div>
      <label htmlFor={id}>{words.show}</label>
      <select id={id} value={state} onChange={({ target }) => choose(target.value)}>
        {STATES.map((one) => (
          <option key={one} value={one}>
            {words[one](pictures.filter(isInState[one]).length)}
          </option>
        ))}
      </select>
    </div>
  );
}
