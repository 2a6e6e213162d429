import { tagHighlighter, tags } from '@lezer/highlight';

/** The classes of code in JavaScript and TypeScript (src/ui/code.css), wherever it is read or edited. */
export const scriptColors = tagHighlighter([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self, tags.bool, tags.null],
    class: 'k',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 's' },
  { tag: tags.comment, class: 'c' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
      tags.tagName,
    ],
    class: 'f',
  },
  { tag: [tags.typeName, tags.className], class: 't' },
  { tag: tags.number, class: 'n' },
  { tag: tags.attributeName, class: 'p' },
]);
