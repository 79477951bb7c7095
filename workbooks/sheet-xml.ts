import type { CellCheck, WorkbookSheet } from './workbook.ts';

/**
 * A sheet's XML with what the package that writes it does not know: its print fits the width of a page, columns are hidden, and entries are
 * checked (ECMA-376-1, § 18.3.1.99 gives the order of elements, § 18.3.1.32 the checks).
 */
export function withPageAndChecks(
  xml: string,
  { hidden = [], checks = [], landscape, onePage }: WorkbookSheet,
): string {
  const validations = checks.map(validation).join('');
  const list = checks.length > 0 ? `<dataValidations count="${checks.length}">${validations}</dataValidations>` : '';
  const orientation = landscape ? 'landscape' : 'portrait';
  const page = `${MARGINS}<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="${onePage ? 1 : 0}"/>`;
  const whole = xml
    .replace(/<pageMargins[^>]*>|<pageSetup[^>]*>/g, '')
    .replace('</worksheet>', `${list}${page}</worksheet>`)
    .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
    // A row grows again with what its reader writes.
    .replace(/(<row [^>]*?) customHeight="1"/g, '$1');
  return hidden.reduce(
    (text, column) => text.replace(new RegExp(`(<col min="${column}" [^>]*?)/>`), '$1 hidden="1"/>'),
    whole,
  );
}

/** In inches. */
const MARGINS = '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>';

/** A workbook's XML in which long tables repeat their headings on every printed page, and which is calculated anew when it is opened. */
export function withHeadingsInPrint(xml: string, sheets: readonly WorkbookSheet[]): string {
  const names = sheets.flatMap(({ name, sticky = 0 }, index) =>
    sticky > 0
      ? `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${escaped(name)}'!$${sticky}:$${sticky}</definedName>`
      : [],
  );
  return xml
    .replace('<definedNames/>', names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : '')
    .replace('<calcPr/>', '<calcPr fullCalcOnLoad="1"/>');
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function validation(check: CellCheck): string {
  const title = 'errorTitle="Cette valeur ne convient pas"';
  const common = `allowBlank="1" showErrorMessage="1" ${title} sqref="${check.cells}"`;
  if ('choices' in check) {
    const error = `Choisissez dans la liste : ${check.choices.join(', ')}.`;
    const list = escaped(`"${check.choices.join(',')}"`);
    return `<dataValidation type="list" ${common} error="${escaped(error)}"><formula1>${list}</formula1></dataValidation>`;
  }
  const { least, most, whole } = check;
  const error = `Écrivez un nombre${whole ? ' entier' : ''} de ${least} à ${most}.`;
  return `<dataValidation type="${whole ? 'whole' : 'decimal'}" ${common} error="${error}"><formula1>${least}</formula1><formula2>${most}</formula2></dataValidation>`;
}
