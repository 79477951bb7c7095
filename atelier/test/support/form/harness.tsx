import type { ContentTypeInfo } from '../../../../build/editing/content-type-info.ts';
import type { Choices, FieldDiagnostic, FieldPlace } from '../../../client/document/pane-props.ts';
import { FrontMatterForm } from '../../../client/form/FrontMatterForm.tsx';
import '../../../client/styles/tokens.css';
import '../../../client/styles/base.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { applyEdit, type FieldEdit, mapOf } from '../../../../build/editing/front-matter/field-edit.ts';
import { useDrawn } from '../../../../test/support/use-drawn.ts';

/** The props of the form, and the requests that it has made. */
export interface FormHarness {
  path: string;
  contentType: ContentTypeInfo;
  data: Readonly<Record<string, unknown>>;
  diagnostics: readonly FieldDiagnostic[];
  choices: Choices;
  focus?: FieldPlace;
  edits: FieldEdit[];
  fixed: string[];
  uploads: string[];
}

declare global {
  interface Window {
    formHarness: FormHarness;
    /** Shows the form with what is named changed from outside. */
    showForm(change: Partial<FormHarness>): void;
    /** Settles once all that the form has been asked for is drawn. */
    formDrawn(): Promise<void>;
  }
}

/** The form alone, with somebody who keeps its data. */
function Harness() {
  const [, setTurn] = useState(0);
  window.formDrawn = useDrawn();
  window.showForm = (change) => {
    Object.assign(window.formHarness, change);
    flushSync(() => setTurn((turn) => turn + 1));
  };
  const { path, contentType, data, diagnostics, choices, focus, edits, fixed, uploads } = window.formHarness;
  return (
    <FrontMatterForm
      key={path}
      contentType={contentType}
      data={data}
      diagnostics={diagnostics}
      choices={choices}
      {...(focus && { focus })}
      onEdit={(made) => {
        edits.push(...made);
        window.formHarness.data = mapOf(made.reduce(applyEdit, window.formHarness.data));
        setTurn((turn) => turn + 1);
      }}
      onFix={(diagnostic) => fixed.push(diagnostic.rule)}
      onPicture={async (file) => {
        uploads.push(file.name);
        if (file.name.includes('refus')) throw new Error('Cette image est trop lourde.');
        return { address: `/images/${file.name}`, width: 640, height: 480, bytes: file.size };
      }}
    />
  );
}

const place = document.getElementById('form');
if (place) createRoot(place).render(<Harness />);
