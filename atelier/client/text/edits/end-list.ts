import { type Edit, nodeAround } from './edit.ts';

const EMPTY_ITEM = /^(?:[-+*]|\d+[.)])\s+(?:\[[ xX]\]\s+)?$/;

/** Ends a list at its empty item, with an empty line behind the list: without it, what is written next would belong to the last item. */
export const endList: Edit = (state) => {
  const { main } = state.selection;
  const { from, to, text } = state.doc.lineAt(main.head);
  if (!main.empty || main.head !== to || !EMPTY_ITEM.test(text)) return undefined;
  if (!nodeAround(state, from, from + 1, 'ListItem')) return undefined;
  return { changes: { from, to, insert: '\n' }, selection: { anchor: from + 1 } };
};
