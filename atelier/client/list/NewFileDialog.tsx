import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import { slugFrom } from '../../../build/editing/slug.ts';
import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopOverview } from '../../words/overview.fr.ts';
import { call, reasonOf } from '../api-client.ts';
import { ChoiceMenu } from '../ui/ChoiceMenu.tsx';
import { FormDialog } from '../ui/Dialog.tsx';
import { LabelledInput } from '../ui/LabelledField.tsx';
import { SlugField, slugProblem } from '../ui/SlugField.tsx';
import { Technique } from '../ui/Technique.tsx';
import { ToolIcon } from '../ui/ToolIcon.tsx';

interface NewFileDialogProps {
  contentType: ContentTypeInfo;
  /** Existing files, whose names are taken. */
  files: readonly ListedFile[];
  onClose(): void;
  onCreated(): Promise<void>;
}

/** The dialog that asks for a title, derives the address from it, and opens the new file. */
export function NewFileDialog({ contentType, files, onClose, onCreated }: NewFileDialogProps) {
  const [title, setTitle] = useState('');
  const [own, setOwn] = useState<string>();
  const [problem, setProblem] = useState('');
  const slug = own ?? slugFrom(title);
  const taken = files.filter((file) => file.contentType === contentType.name).map((file) => file.slug);
  const create = async () => {
    const wrong = title.trim() === '' ? words.newFile.noTitle : slugProblem(slug, taken);
    setProblem(wrong);
    if (wrong !== '') return;
    try {
      const { path } = await call('files/create', { contentType: contentType.name, title: title.trim(), slug });
      await onCreated();
      onClose();
      location.hash = linkTo({ path });
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <FormDialog
      title={words.newFile.heading(contentType.title)}
      done={words.newFile.create}
      onDone={create}
      onClose={onClose}
    >
      <LabelledInput label={words.newFile.title} value={title} onValue={setTitle} />
      <Technique open={problem !== '' && title.trim() !== ''}>
        <SlugField label={words.newFile.slug} slug={slug} onChange={setOwn} />
      </Technique>
      <p role="alert">{problem}</p>
    </FormDialog>
  );
}

interface AddMenuProps {
  contentTypes: readonly ContentTypeInfo[];
  onAdd(contentType: ContentTypeInfo): void;
}

/** A menu of the content types whose texts can be added. */
export function AddMenu({ contentTypes, onAdd }: AddMenuProps) {
  const items = contentTypes
    .filter(({ single }) => !single)
    .map((contentType) => ({ name: contentType.title, id: contentType.name, contentType }));
  return (
    <ChoiceMenu items={items} align="end" onChoose={({ contentType }) => onAdd(contentType)}>
      <Dropdown.Trigger className="primary">
        {workshopOverview.table.add} <ToolIcon icon={ChevronDown} />
      </Dropdown.Trigger>
    </ChoiceMenu>
  );
}
