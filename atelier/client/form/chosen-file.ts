/** The file that was chosen in a field, which forgets it: whoever has to send the same one again may choose it again. */
export function chosenIn(field: HTMLInputElement): File | undefined {
  const file = field.files?.[0];
  field.value = '';
  return file;
}
