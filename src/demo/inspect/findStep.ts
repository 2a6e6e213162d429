/** The keys that walk through a list. */
type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The element of a list that a key leads to; `leave` beyond its ends with the Tab key, null for any other key. */
export function findStep(
  { key, shiftKey }: Keys,
  index: number,
  count: number,
): number | 'leave' | null {
  const last = count - 1;
  switch (key) {
    case 'Tab': {
      // Nothing is chosen yet: forward is the first, backward out again.
      const next = shiftKey ? index - 1 : index + 1;
      return next >= 0 && next <= last ? next : 'leave';
    }
    case 'ArrowRight':
    case 'ArrowDown':
      return count > 0 ? Math.min(index + 1, last) : null;
    case 'ArrowLeft':
    case 'ArrowUp':
      return count > 0 ? Math.max(index - 1, 0) : null;
    case 'Home':
      return count > 0 ? 0 : null;
    case 'End':
      return count > 0 ? last : null;
    default:
      return null;
  }
}
