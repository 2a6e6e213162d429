/** Something the person at the keyboard can mend: shown as a sentence, without a stack. */
export class VerbError extends Error {
  override readonly name = 'VerbError';
}
