import type { FieldProps } from './form-scope.ts';
import { TextField } from './TextField.tsx';

export function PictureField(props: FieldProps) {
  return <TextField {...props} />;
}
