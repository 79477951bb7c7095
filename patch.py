def sub(p, *rs):
    s=open(p).read()
    for x,y in rs:
        assert x in s,(p,x)
        s=s.replace(x,y)
    open(p,'w').write(s)
sub('atelier/test/client/editor/replace.test.ts',("""import { assert, suite } from""","""import { parseMarkdown } from '../../../../build/content/parse/markdown/parser.ts';
import { assert, suite } from"""),("""import { lineOf, positionOf, writeDocument } from '../../../client/editor/model/to-markdown.ts';
""","""import { lineOf, positionOf, writeDocument } from '../../../client/editor/model/to-markdown.ts';
import { readDocument } from '../../../client/editor/model/to-nodes.ts';
"""),("""  const next = state.apply(replaceText(state, after, parseMarkdown(after), origins));
""","""  const fresh = readDocument(after, parseMarkdown(after), origins);
  const next = state.apply(replaceDocument(state, fresh, origins));
"""),("""    text: writeDocument(next.doc, origins),
""","""    text: writeDocument(next.doc, origins),
    back: writeDocument(next.apply(replaceDocument(next, doc, origins)).doc, origins),
"""),("""    for (const after of texts) assert.is(bring(before, after, 'trois').text, after, JSON.stringify([before, after]));
""","""    for (const after of texts) {
      const { text, back } = bring(before, after, 'trois');
      assert.equal([text, back], [after, before]);
    }
"""),("test('is written as it came, whatever it changed',","test('is written as it came, whatever it changed, and so is the text before it when that is undone',"))
