import { useEffect, useRef, useState } from 'react';
import type { BlockTemplate } from '../../../api.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { FormDialog } from '../../ui/Dialog.tsx';
import { drawInto } from '../blocks/solid-views.ts';
import type { Desk } from '../desk.ts';
import * as css from './dialogs.module.css';
import { type DrawingParts, readDrawing, readSteps, writeDrawing, writeSteps } from './drawing-source.ts';
import { GridField } from './GridField.tsx';
import { readGrid, writeGrid } from './grid.ts';

interface DrawingDialogProps {
  template: BlockTemplate;
  source: string;
  desk: Desk;
  onDone(source: string, title: string): void;
  onClose(): void;
}

/** Asks for what a diagram or a chart is drawn from, and shows the drawing. */
export function DrawingDialog({ template, source, desk, onDone, onClose }: DrawingDialogProps) {
  const [parts, setParts] = useState(() => readDrawing(source));
  const [raw, setRaw] = useState(source);
  const written = parts ? writeDrawing(template.opening, parts) : raw;
  const set = (changed: Partial<DrawingParts>) => parts && setParts({ ...parts, ...changed });
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
          <label>
            {words.rich.title}
            <input value={parts.title} lang="fr" onChange={({ target }) => set({ title: target.value })} />
          </label>
          <TypeField types={template.types} type={parts.type} onChange={(type) => set({ type })} />
          <ContentField content={parts.content} onChange={(content) => set({ content })} />
        </>
      ) : (
        <SourceField source={raw} onChange={setRaw} />
      )}
      <Drawing source={written} desk={desk} />
    </FormDialog>
  );
}

interface TypeFieldProps {
  types: readonly string[] | undefined;
  type: string | undefined;
  onChange(type: string): void;
}

function TypeField({ types, type, onChange }: TypeFieldProps) {
  if (!types || type === undefined) return null;
  return (
    <label>
      {words.rich.chartType}
      <select value={type} onChange={({ target }) => onChange(target.value)}>
        {types.map((one) => (
          <option key={one} value={one}>
            {words.rich.chartTypes[one] ?? one}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The numbers of a chart, or the steps of a diagram; the Markdown of what is neither. */
function ContentField({ content, onChange }: { content: string; onChange(content: string): void }) {
  const [steps, setSteps] = useState(() => readSteps(content));
  if (content.startsWith('|'))
    return <GridField grid={readGrid(content)} onChange={(grid) => onChange(writeGrid(grid))} />;
  if (steps === undefined) return <SourceField source={content} onChange={onChange} />;
  const write = (text: string) => {
    setSteps(text);
    onChange(writeSteps(text));
  };
  return (
    <label>
      {words.rich.steps}
      <textarea
        className={css.lines}
        rows={10}
        value={steps}
        lang="fr"
        aria-describedby="steps-hint"
        onChange={({ target }) => write(target.value)}
      />
      <small id="steps-hint">{words.rich.stepsHint}</small>
    </label>
  );
}

export function SourceField({ source, onChange }: { source: string; onChange(source: string): void }) {
  return (
    <label>
      {words.rich.markdown}
      <textarea
        className={css.lines}
        rows={8}
        value={source}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

const PAUSE_MS = 300;

function Drawing({ source, desk }: { source: string; desk: Desk }) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (figure.current) void drawInto(figure.current, source, desk);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [source, desk]);
  return <figure ref={figure} className={css.drawing} />;
}
