import type { ComponentDoc } from '../../model/apiDoc.ts';
import type { PlaygroundCode } from '../../model/playground.ts';

interface Resolved {
  /** Import statements in the order of their modules. */
  readonly imports: readonly string[];
  /** Elements that nothing known provides. */
  readonly unknown: readonly string[];
}

/** The imports that a playground's code needs: components of its library, icons, and React. */
export function resolveImports(
  code: Omit<PlaygroundCode, 'imports'>,
  docs: readonly Pick<ComponentDoc, 'name' | 'imports'>[],
): Resolved {
  const text = [code.around, ...code.attributes, code.children ?? ''].join('\n');
  const tags = [...text.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag);
  const resolved = [...new Set([code.tag, ...tags])].map((tag) => {
    const known = docs.find(({ name }) => name === tag)?.imports[0];
    const icon = /^(\w+)Icon$/.exec(tag)?.[1];
    return {
      tag,
      statement: known ?? (icon ? `import ${tag} from '@mui/icons-material/${icon}';` : null),
    };
  });
  const needsReact = /\bReact\./.test([...code.statements, text].join('\n'));
  return {
    imports: [
      ...(needsReact ? ["import * as React from 'react';"] : []),
      ...resolved.flatMap(({ statement }) => statement ?? []).sort(),
    ],
    unknown: resolved.filter(({ statement }) => statement === null).map(({ tag }) => tag),
  };
}
