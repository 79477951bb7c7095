import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import type { BlockTemplate } from '../../../api.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { FormDialog } from '../../ui/Dialog.tsx';
import { LabelledInput, LabelledSelect } from '../../ui/LabelledField.tsx';
import { drawInto } from '../blocks/atom-views.ts';
import type { Services } from '../services.ts';
import * as css from './dialogs.module.css';
import { type DrawingParts, readDrawing, readSteps, writeDrawing, writeSteps } from './drawing-source.ts';
import { TableField } from './TableField.tsx';

interface DrawingDialogProps {
  template: BlockTemplate;
  source: string;
  services: Services;
  onDone(source: string, title: string): void;
  onClose(): void;
}

/** The dialog for the source of a diagram or a chart, which shows the drawing. */
export function DrawingDialog({ template, source, services, onDone, onClose }: DrawingDialogProps) {
  const [parts, setParts] = useState(() => readDrawing(source));
  const [raw, setRaw] = useState(source);
  const written = parts ? writeDrawing(template.opening, parts) : raw;
  const set = (changed: Partial<DrawingParts>) => setParts((known) => known && { ...known, ...changed });
  return (
    <FormDialog
      title={template.title}
      done={words.rich.put}
      wide
      onDone={() => onDone(written, parts?.title.trim() ?? '')}
      onClose={onClose}
    >
      {parts ? (
        <>
          <LabelledInput
            label={words.rich.title}
            value={parts.title}
            lang="fr"
            onFocus={({ target }) => target.select()}
            onValue={(title) => set({ title })}
          />
          {template.types && parts.type !== undefined && (
            <LabelledSelect label={words.rich.chartType} value={parts.type} onValue={(type) => set({ type })}>
              {template.types.map((type) => (
                <option key={type} value={type}>
                  {words.rich.chartTypes[type] ?? type}
                </option>
              ))}
            </LabelledSelect>
          )}
          <ContentField content={parts.content} services={services} onChange={(content) => set({ content })} />
        </>
      ) : (
        <SourceField source={raw} onChange={setRaw} />
      )}
      <Drawing source={written} services={services} />
    </FormDialog>
  );
}

interface ContentFieldProps {
  content: string;
  services: Services;
  onChange(content: string): void;
}

/** The field for the numbers of a chart or the steps of a diagram, or for their Markdown if neither can be read. */
function ContentField({ content, services, onChange }: ContentFieldProps) {
  const [steps, setSteps] = useState(() => readSteps(content));
  if (content.startsWith('|')) return <TableField source={content} services={services} onChange={onChange} />;
  if (steps === undefined) return <SourceField source={content} onChange={onChange} />;
  const write = (text: string) => {
    setSteps(text);
    onChange(writeSteps(text));
  };
  return (
    <LinesField
      label={words.rich.steps}
      hint={words.rich.stepsHint}
      lang="fr"
      rows={10}
      value={steps}
      onWrite={write}
    />
  );
}

export function SourceField({ source, onChange }: { source: string; onChange(source: string): void }) {
  return <LinesField label={words.rich.markdown} spellCheck={false} rows={8} value={source} onWrite={onChange} />;
}

interface LinesFieldProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string;
  onWrite(text: string): void;
}

function LinesField({ label, hint, onWrite, ...field }: LinesFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...field}
        id={id}
        className={css.lines}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onWrite(target.value)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </>
  );
}

const PAUSE_MS = 300;

function Drawing({ source, services }: { source: string; services: Services }) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (figure.current) void drawInto(figure.current, source, services);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [source, services]);
  return <figure ref={figure} className={css.drawing} />;
}
