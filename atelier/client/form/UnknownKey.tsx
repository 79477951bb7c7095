import type { KeyPath } from '../../../build/contract/content-type.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { useForm } from './form-scope.ts';
import { OtherField } from './OtherField.tsx';

/** A key of the file that its content type does not know: it stays until the writer takes it out. */
export function UnknownKey({ at, name, value }: { at: KeyPath; name: string; value: unknown }) {
  const { edit, announce, focusOn } = useForm();
  const label = words.unknownKey(name);
  const remove = () => {
    edit({ at, remove: true });
    announce(words.removed(label));
    focusOn(at.slice(0, -1), 'control');
  };
  const schema = { description: words.unknownHelp };
  return <OtherField schema={schema} at={at} value={value} required={false} label={label} onRemove={remove} />;
}
