import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ComponentDoc } from '../../src/model/apiDoc.ts';
import type { Product } from '../../src/model/product.ts';
import type { PageFigures } from './measureContent.ts';

/** Why demos need not set some props. */
const unseenPropsSchema = z
  .strictObject({
    /** Where it is absent, every component is meant. */
    components: z.array(z.string()).min(1).optional(),
    /** Where it is absent, every prop that no demo sets is meant. */
    props: z.array(z.string()).min(1).optional(),
    reason: z.string().min(30),
  })
  .refine(({ components, props }) => components ?? props, 'Name components, props or both.');

/** Props that no demo sets, and the reason. */
export type UnseenProps = z.infer<typeof unseenPropsSchema>;

/** The reasons beside a product's pages, in the order in which they apply. */
export async function readUnseenProps(
  root: string,
  { paths }: Pick<Product, 'paths'>,
): Promise<readonly UnseenProps[]> {
  const files = paths
    .map((path) => join(root, 'content', path, 'unseenProps.json'))
    .filter((file) => existsSync(file));
  const found = await Promise.all(
    files.map(async (file) =>
      z.array(unseenPropsSchema).parse(JSON.parse(await readFile(file, 'utf8'))),
    ),
  );
  return found.flat();
}

/** Why no demo sets a prop, if that is written down. */
export function findReason(
  unseen: readonly UnseenProps[],
  component: string,
  prop: string,
): string | undefined {
  return unseen.find(
    ({ components, props }) =>
      (components?.includes(component) ?? true) && (props?.includes(prop) ?? true),
  )?.reason;
}

/** What the reasons say that is not, or no longer, so: one sentence each. */
export function findStaleReasons(
  unseen: readonly UnseenProps[],
  docs: readonly ComponentDoc[],
  pages: readonly PageFigures[],
): string[] {
  const known = new Map(docs.map(({ name, props }) => [name, props.map((prop) => prop.name)]));
  const unset = new Map(
    pages
      .flatMap(({ props }) => props)
      .map(({ component, leftOut }) => [component, leftOut.map(({ name }) => name)]),
  );
  return unseen.flatMap(({ components, props }) => {
    if (!components) return (props ?? []).flatMap((prop) => checkProp(prop, unset));
    return components.flatMap((component) => {
      const names = known.get(component);
      if (!names) return [`There is no component "${component}".`];
      const left = unset.get(component);
      if (!left) return [`No page is about ${component}.`];
      if (!props) return left.length > 0 ? [] : [`Demos set every prop of ${component}.`];
      return props.flatMap((prop) => {
        if (!names.includes(prop)) return [`${component} has no prop "${prop}".`];
        return left.includes(prop) ? [] : [`A demo sets ${component}.${prop}.`];
      });
    });
  });
}

function checkProp(prop: string, unset: ReadonlyMap<string, readonly string[]>): string[] {
  const isUnset = [...unset.values()].some((names) => names.includes(prop));
  return isUnset ? [] : [`No component has a prop "${prop}" that no demo sets.`];
}
