interface CheckAllProps {
  label: string;
  /** Number of chosen entries, and of all. */
  chosen: number;
  of: number;
  onChoose(take: boolean): void;
}

/** A box that chooses all entries of a list, or none. */
export function CheckAll({ label, chosen, of, onChoose }: CheckAllProps) {
  return (
    <input
      type="checkbox"
      className="box"
      aria-label={label}
      checked={of > 0 && chosen === of}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < of;
      }}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}
