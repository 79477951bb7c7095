import { type ComponentProps, type ReactNode, useId } from 'react';

interface LabelledProps {
  label: string;
  /** The hint below the field, which also describes it. */
  hint?: string | undefined;
  onValue(value: string): void;
}

/** A field with its label above it. */
export function LabelledInput({ label, hint, onValue, className, ...input }: LabelledProps & ComponentProps<'input'>) {
  return (
    <Labelled {...{ label, hint, className }}>
      {(control) => (
        <input autoComplete="off" {...input} {...control} onChange={({ target }) => onValue(target.value)} />
      )}
    </Labelled>
  );
}

/** A select field with its label above it, and its options as children. */
export function LabelledSelect({
  label,
  hint,
  onValue,
  className,
  ...select
}: LabelledProps & ComponentProps<'select'>) {
  return (
    <Labelled {...{ label, hint, className }}>
      {(control) => <select {...select} {...control} onChange={({ target }) => onValue(target.value)} />}
    </Labelled>
  );
}

export interface Option {
  value: string;
  label: string;
}

/** The options of a choice. */
export function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface FrameProps extends Pick<LabelledProps, 'label' | 'hint'> {
  className: string | undefined;
  children(control: { id: string; 'aria-describedby': string | undefined }): ReactNode;
}

function Labelled({ label, hint, className, children }: FrameProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': hintId })}
      {hint !== undefined && (
        <p id={hintId} className="muted">
          {hint}
        </p>
      )}
    </div>
  );
}
