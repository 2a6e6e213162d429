/** A piece of code and the class of its kind, if it has one. */
export interface ClassifiedToken {
  readonly text: string;
  readonly className: string | undefined;
}
