/** Class of the box around code with its buttons. Styles and `pageScript` know it. */
export const CODE_BLOCK = 'codeblock';

/** Class of the row of buttons above code. */
export const CODE_ACTIONS = 'code-actions';

/** The button that `pageScript` makes copy the code beside it. */
export const COPY_BUTTON = '<button type="button" class="copy" data-copy>Copy</button>';

/** The same where others copy something else nearby. */
export function formatCopyButton(words: string): string {
  return `<button type="button" class="copy" data-copy title="${words}">${words}</button>`;
}

/** Code that scrolls must be reachable by keyboard; a role would make every block a landmark. */
export const CODE_AREA = { tabIndex: 0, translate: 'no' } as const;
