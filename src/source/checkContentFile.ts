import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatBytes } from '../model/formatBytes.ts';
import type { Problem } from '../model/problem.ts';

/** Larger than any page or demo a person would write or read. */
export const MAX_CONTENT_BYTES = 200_000;

/**
 * Reports a file of the content whose name, size or bytes keep it from being read or published. All files are
 * looked at, small as they are, and to wait for each would take five times as long.
 */
export function checkContentFile(root: string, file: string): Problem[] {
  const name = checkName(file);
  const { size } = statSync(path.join(root, file));
  if (size > MAX_CONTENT_BYTES) return [...name, describeSize(file, size)];
  return [...name, ...checkBytes(file, readFileSync(path.join(root, file)))];
}

function describeSize(file: string, size: number): Problem {
  return {
    file,
    line: 1,
    what: `The file has ${formatBytes(size)}; readers would wait for it.`,
    fix: `Cut it into files of at most ${formatBytes(MAX_CONTENT_BYTES)}, or keep data in fewer rows.`,
  };
}

/** Pages are published under their names, so these are as addresses should be. */
const ADDRESS_PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Names of demos and their files become names of modules. */
const FILE_PART = /^[A-Za-z0-9_.-]+$/;

/** Reports names that addresses cannot hold. What follows the first dot of a page is its language. */
export function checkName(file: string): Problem[] {
  const parts = file.split('/').slice(1);
  if (!file.endsWith('.md')) {
    const wrong = parts.find((part) => !FILE_PART.test(part));
    if (wrong === undefined) return [];
    const fix = `Rename it: ${suggestFileName(wrong)}.`;
    const what = `The name "${wrong}" has characters other than English letters, digits, ".", "_" and "-".`;
    return [{ file, line: 1, what, fix }];
  }
  const names = [...parts.slice(0, -1), parts.at(-1)?.replace(/(?:\.[a-z]{2})?\.md$/, '') ?? ''];
  const wrong = names.find((name) => !ADDRESS_PART.test(name));
  if (wrong === undefined) return [];
  return [
    {
      file,
      line: 1,
      what: `The name "${wrong}" would be part of an address, but has characters other than small English letters, digits and single hyphens.`,
      fix: `Rename it: ${suggestAddressPart(wrong)}.`,
    },
  ];
}

/** The name as it should be: `Über Uns` → `uber-uns`. */
export function suggestAddressPart(name: string): string {
  const plain = removeAccents(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain === '' ? 'a-name-like-this' : plain;
}

function suggestFileName(name: string): string {
  return removeAccents(name).replace(/[^A-Za-z0-9_.-]+/g, '') || 'ANameLikeThis';
}

function removeAccents(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}

function checkBytes(file: string, bytes: Buffer): Problem[] {
  if (isText(bytes)) return [];
  // No character of several bytes holds a line break, so that each line can be looked at alone.
  const lines = bytes.toString('latin1').split('\n');
  const line = lines.findIndex((text) => !isText(Buffer.from(text, 'latin1')));
  return [
    {
      file,
      line: line + 1,
      what: 'The file has bytes that are not text in UTF-8.',
      fix: 'Save it with the encoding UTF-8 in your editor.',
    },
  ];
}

function isText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0);
}
