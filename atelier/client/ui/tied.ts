/** A French sentence whose signs stay on the line of the word that they belong to: no-break spaces inside « » and before : ; ! ?. */
export function tied(sentence: string): string {
  return sentence.replaceAll('« ', '«\u00a0').replaceAll(/ (?=[»:;!?](?:\s|$|[.,)]))/g, '\u00a0');
}
