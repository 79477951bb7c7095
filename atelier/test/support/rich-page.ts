import type { Page } from 'playwright-core';
import { editorOutput } from './text-editor.ts';

export const TABLE = '| Outil  | Prix |\n|:-------|-----:|\n| **Make** |  9 € |\n| Notion | 10 € |';
/** A text with each thing that the editor shows. */
export const TEXT = `## Un titre {#titre}

Un mot **gras**, du \`code\`, un [lien](/services) et {{marque}}[^1].

- puce
- [ ] tâche

:::astuce[À savoir]
Dedans.
:::

![Un tableau de bord](/images/tableau.png)

${TABLE}

:::schema[Le chemin]
1. Une étape
:::

<!-- gardé -->

[^1]: Une note.
`;

export const text = async (page: Page) => (await editorOutput(page)).text;
export const content = (page: Page) => page.getByRole('textbox', { name: 'Texte' });
export const hasKeyboard = (page: Page) => content(page).evaluate((box) => box === document.activeElement);
