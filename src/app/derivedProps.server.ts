import type { EmbedProps } from '../model/page.ts';
import type { ErrorCode } from '../model/productionError.ts';
import { readErrorCodes } from '../source/api/readErrorCodes.ts';

let errorCodes: readonly ErrorCode[] | undefined;

/** Props of an embedded component that no author could write, because they follow from the packages. */
export function deriveProps(name: string): EmbedProps {
  if (name !== 'ProductionError') return {};
  errorCodes ??= readErrorCodes(process.cwd());
  return Object.fromEntries(
    errorCodes.map((each) => [each.code, each.kind === 'thrown' ? each.message : false]),
  );
}
