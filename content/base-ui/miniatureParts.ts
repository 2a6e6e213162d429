/** The look of a field or panel in miniatures: the components have none of their own. */
export const box = {
  padding: '8px 12px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 8,
  background: 'var(--color-surface)',
  font: 'inherit',
} as const;
