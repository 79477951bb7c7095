import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { ChevronDown } from 'lucide';
import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { ToolIcon } from '../text/ToolIcon.tsx';
import * as css from '../ui/Menu.module.css';

interface AddMenuProps {
  contentTypes: readonly ContentTypeInfo[];
  onAdd(contentType: ContentTypeInfo): void;
}

/** The content types that one can add a text of. */
export function AddMenu({ contentTypes, onAdd }: AddMenuProps) {
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger asChild>
        <button type="button" className="primary">
          {words.table.add} <ToolIcon icon={ChevronDown} />
        </button>
      </Dropdown.Trigger>
      <Dropdown.Content className={css.menu} align="end" sideOffset={4} collisionPadding={8}>
        {contentTypes
          .filter(({ single }) => !single)
          .map((contentType) => (
            <Dropdown.Item key={contentType.name} className={css.item} onSelect={() => onAdd(contentType)}>
              {contentType.title}
            </Dropdown.Item>
          ))}
      </Dropdown.Content>
    </Dropdown.Root>
  );
}
