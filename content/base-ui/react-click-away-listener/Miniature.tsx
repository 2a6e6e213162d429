import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <div style={{ display: 'flex', gap: 32, alignItems: 'center' }}>
      <ClickAwayListener onClickAway={() => undefined}>
        <div style={{ ...box, padding: 20 }}>Panel</div>
      </ClickAwayListener>
      <div
        style={{ width: 20, height: 20, border: '3px solid var(--color-accent)', borderRadius: 13 }}
      />
    </div>
  );
}
