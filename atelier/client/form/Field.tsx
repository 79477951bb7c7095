import { CheckField } from './CheckField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { DateField } from './DateField.tsx';
import { FileField } from './FileField.tsx';
import { fits, type Shape, shapeOf } from './field-schema.ts';
import type { FieldProps } from './form-scope.ts';
import { GroupField } from './GroupField.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField } from './NumberField.tsx';
import { OtherField } from './OtherField.tsx';
import { PictureField } from './PictureField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { TextField } from './TextField.tsx';

const FIELDS: Readonly<Record<Shape, (props: FieldProps) => React.ReactNode>> = {
  text: TextField,
  reference: ReferenceField,
  link: LinkField,
  picture: PictureField,
  file: FileField,
  date: DateField,
  number: NumberField,
  choice: ChoiceField,
  'yes-no': CheckField,
  list: ListField,
  group: GroupField,
  union: GroupField,
  other: OtherField,
};

/** One field of the front matter, by the shape that its schema asks for. */
export function Field(props: FieldProps) {
  const shape = shapeOf(props.schema);
  const Shown = fits(shape, props.value) ? FIELDS[shape] : OtherField;
  return <Shown {...props} />;
}
