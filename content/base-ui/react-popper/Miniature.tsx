import { Popper } from '@mui/base/Popper';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
      <div style={{ position: 'relative', height: 42, width: 120 }}>
        <Popper
          open
          disablePortal
          slotProps={{
            root: { style: { ...box, position: 'static', boxShadow: 'var(--shadow-raised)' } },
          }}
        >
          On the top
        </Popper>
      </div>
      <span style={{ ...box, borderStyle: 'dashed' }}>Anchor</span>
    </div>
  );
}
