import { COMPONENTS } from 'virtual:components';
import { RENDER_CASES } from './cases.ts';
import { inspectComponent } from './inspectComponent.tsx';

window.inspectApi = (doc) => {
  const key = `${doc.package}/${doc.name}`;
  const component = COMPONENTS[key];
  if (!component) throw new Error(`${key} is not bundled.`);
  return inspectComponent(doc, component, RENDER_CASES[key] ?? {});
};
